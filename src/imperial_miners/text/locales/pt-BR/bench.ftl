### The designer's bench.

ui-bench = Bancada
ui-bench-lead = Mude uma carta e veja na hora como ela fica, o que diz e quanto vale.
ui-bench-ours = Este pacote vem com o jogo e fica como está. Copie-o para uma pasta sua para mudá-lo.
ui-bench-folder = Pasta (nova ou vazia); o nome dela vira o identificador do pacote
ui-bench-copy = Copiar para uma pasta
ui-bench-new-card = Nova carta
ui-bench-new-event = Novo Evento
ui-bench-new-board = Novo lado de tabuleiro
ui-bench-add-language = Nomes em outro idioma
ui-bench-add = Adicionar
ui-bench-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
ui-bench-elsewhere = { $count ->
    [one] Aqui está tudo certo. O pacote tem { $count } problema em outro lugar:
   *[other] Aqui está tudo certo. O pacote tem { $count } problemas em outro lugar:
}
ui-bench-no-problems = Nenhum problema
ui-bench-missing = sem nome: { $languages }
ui-bench-worth = vale { $figure }
ui-bench-overtaken = Outra pessoa mudou isto enquanto isso. Nada foi sobrescrito: a sua versão está no formulário, a outra abaixo.
ui-bench-not-whole = Ainda não dá para jogar assim: corrija primeiro o que está marcado.
ui-bench-not-gone = A pasta do pacote sumiu ou não pode ser lida. O que você digitou está guardado: recoloque a pasta e salve.
ui-bench-not-wrong = Nada foi salvo: corrija primeiro o que está marcado. O seu rascunho está guardado.
ui-bench-not-toml = Nada foi salvo: um arquivo do pacote precisa ser corrigido à mão primeiro.
ui-bench-not-room = Nada foi gravado, todos os arquivos estão como antes e o seu rascunho está guardado. O sistema diz:
ui-bench-not-ours = Este pacote vem com o jogo: copie-o primeiro para uma pasta sua.
ui-bench-not-name = O nome da pasta não serve de identificador: comece-o com uma letra de a a z.
ui-bench-not-empty = A pasta não está vazia: escolha outra.
ui-bench-removed = Foi retirado do pacote; o histórico continua guardado.
ui-bench-no-such = Não há nada assim no pacote.
ui-bench-no-picture = Ainda não há o que desenhar
ui-bench-points = pontos
ui-bench-deals = { $count ->
    [one] { $count } distribuição em { $seconds } s; aparece em { $seen } %.
   *[other] { $count } distribuições em { $seconds } s; aparece em { $seen } %.
}
ui-bench-going-on = Ainda medindo…
ui-bench-meter-failed = Não foi possível medir:
ui-bench-measuring = Medindo: uma primeira estimativa vem em poucos segundos…
ui-bench-meter-off = Nada está sendo medido agora.
ui-bench-changed = Os arquivos mudaram no disco. O que você digitou continua aqui.
ui-bench-reload = Ver de novo
ui-bench-begun = Estas mudanças ainda não foram salvas.
ui-bench-check = Verificar
ui-bench-picture = Imagem
ui-bench-rails = Meios carrinhos
ui-bench-rail-left = Meio carrinho cheio à esquerda
ui-bench-rail-right = Meio carrinho cheio à direita
ui-bench-rail-upper-left = Meio carrinho cheio em cima à esquerda
ui-bench-rail-upper-right = Meio carrinho cheio em cima à direita
ui-bench-rail-lower-left = Meio carrinho cheio embaixo à esquerda
ui-bench-rail-lower-right = Meio carrinho cheio embaixo à direita
ui-bench-values = Valores
ui-bench-id = Identificador, nunca usado: em minúsculas, como gold_vein
ui-bench-cost = Custo
ui-bench-copies = Cópias
ui-bench-factions = Facções (no máximo duas)
ui-bench-may = Pode ser recusado
ui-bench-space = Espaço { $number }
ui-bench-effect = Efeito { $number }
ui-bench-next-words = Palavras que podem seguir
ui-bench-save = Salvar
ui-bench-save-mine = Salvar a minha por cima
ui-bench-play = Jogar agora
ui-bench-drop = Descartar as mudanças
ui-bench-saved = Como salvo
ui-bench-unsaved = Ainda não salvo; guardado como rascunho
ui-bench-away = O servidor não responde; o que você digita fica nesta página
ui-bench-meter = Quanto vale
ui-bench-measure-always = Medir enquanto trabalho
ui-bench-measure = Medir
ui-bench-readings = Texto em todos os idiomas
ui-bench-names = Nomes
ui-bench-no-name = falta
ui-bench-name = Nome
ui-bench-flavour = Uma linha para o clima
ui-bench-other-languages = O pacote não tem nomes em: { $languages }. Os idiomas são adicionados na primeira página da bancada.
ui-bench-remove = Retirar do pacote
ui-bench-remove-help = Sai dos arquivos, com os nomes. O histórico o guarda.
ui-bench-theirs = A outra versão
ui-bench-take-theirs = Ficar com a outra e descartar a minha
ui-bench-theirs-gone = Foi retirada do pacote.
ui-bench-history = Versões
ui-bench-was-saved = salva
ui-bench-was-tried = só experimentada
