### The plain mode of the terminal and what its commands say, in Brazilian Portuguese.

## Words that can be typed, the shown one first. The English ones are understood in every language.

plain-word-help = ajuda, a
plain-word-mine = mina, m
plain-word-hand = mão, mao
plain-word-boards = tabuleiros, tabuleiro
plain-word-players = jogadores
plain-word-event = evento
plain-word-card = carta
plain-word-decks = montes, monte
plain-word-log = histórico, historico
plain-word-rules = regra, regras
plain-word-undo = desfazer
plain-word-hint = dica
plain-word-why = por-que, w
plain-word-agree = concordar
plain-word-skip = pular
plain-word-save = salvar
plain-word-quit = sair

## What these words do.

plain-does-help = mostra estas palavras
plain-does-mine = a sua Mina; com o nome de um jogador, a dele
plain-does-hand = as cartas da sua mão
plain-does-boards = os tabuleiros de Progresso
plain-does-players = o que cada um tem
plain-does-event = o Evento desta rodada
plain-does-card = uma carta, pelo nome ou por parte dele
plain-does-decks = quantas cartas há nos montes e o que há nos descartes
plain-does-log = o que aconteceu há pouco
plain-does-rules = uma regra, pelo número; sem número, a regra por trás da pergunta
plain-does-undo = desfaz a sua última resposta; desfazer carta ou desfazer turno desfaz mais
plain-does-hint = uma dica, um passo a mais de cada vez: onde olhar, um bom caminho, por quê
plain-does-why = por que um robô fez algo (com o nome dele) ou por que algo não pode ser escolhido (com palavras dele)
plain-does-agree = concorda com dicas quando várias pessoas jogam, ou deixa de concordar
plain-does-skip = pula as explicações de uma partida guiada, ou as mostra de novo
plain-does-save = salva a partida
plain-does-quit = salva a partida e sai
plain-help-answers = Responda com o número de uma opção, com a chave entre colchetes ou com palavras dela.

## The table.

plain-begin = { $count ->
    [1] Começa uma partida solo de { game-title }.
   *[other] Começa uma partida de { game-title } para { player-count }.
}
plain-continued = Uma partida salva de { game-title } continua.
plain-seats = À mesa: { $players }.
plain-bot = { $player } (robô: { $bot })
plain-bot-random = acaso
plain-bot-greedy = ganancioso
plain-bot-planner = planejador
plain-bot-expert = especialista
plain-you = { $player } (você)
plain-seed-hash = O SHA-256 da semente é { $hash }. A semente em si aparece no fim.
plain-fair = As cartas são distribuídas a partir de um segredo do servidor e do que cada lugar acrescenta. O SHA-256 do segredo é { $hash }; a sua parte é { $adds }.
plain-fair-kept = Conferido: as cartas foram distribuídas a partir do segredo cujo SHA-256 foi mostrado a você, e a sua parte está nelas.
plain-fair-broken = Atenção: as cartas não foram distribuídas a partir do segredo cujo SHA-256 foi mostrado a você, ou a sua parte não está nelas.
plain-typing = Digite “{ $word }” para ver as palavras que pode usar.
plain-have = Você tem { $coins }, { $vp }, { $carts } e { $cards } na mão.
plain-now = { $line } (agora { $totals })
plain-pass = Passe o teclado para { $player }.
plain-enter = { $player }, aperte Enter quando quiser começar.
plain-turn = { $player }, é a sua vez.
plain-and = { $first } e { $second }

## What is shown on request.

plain-mine = { $you ->
    [yes] Sua Mina:
   *[no] A Mina de { $player }:
}
plain-mine-empty = { $you ->
    [yes] Sua Mina ainda está vazia.
   *[no] A Mina de { $player } ainda está vazia.
}
plain-legend = Sinais: { $half } Meio Carrinho, { $full } Carrinho completo, { $marked } completado por uma peça de Carrinho, M Máquinas, X Desmoronamento, * ativada nesta rodada.
plain-mine-card = Carta { $number }: { $facts }.
plain-below = abaixo de { $cards }
plain-beside = ao lado de { $cards }
plain-with-collapse = com um Desmoronamento
plain-activated = ativada nesta rodada
plain-carts = Carrinhos completos: { $carts }.
plain-card = { $card }: { $facts }; { $carts }.
plain-free = grátis
plain-no-faction = sem Facção
plain-half-carts = Meios Carrinhos: { $sides }
plain-no-half-carts = nenhum Meio Carrinho
plain-hand = Você tem { card-count-acc } na mão.
plain-board = { $board }: { $count } espaços, de baixo para cima.
plain-space = Espaço { $number }: { $text }
plain-space-empty = Espaço { $number }: nada.
plain-markers = Aqui: { $players }.
plain-player = { $player }: { $coins }, { $vp }, { $carts }; { $cards } na mão, { $mine } na Mina; { $where }.
plain-known = Todos viram nesta mão: { $cards }.
plain-on-board = no espaço { $space } de “{ $board }”
plain-on-no-board = ainda fora dos tabuleiros de Progresso
plain-event = Evento: { $event }. { $text }
plain-no-event = Nenhum Evento foi revelado ainda.
plain-events-left = { $count ->
    [0] Este é o último Evento.
    [one] Ainda falta { event-count }.
   *[other] Ainda faltam { event-count }.
}
plain-deck = { level-deck }: { card-count }. Descarte: { $cards }.
plain-nothing = nada
plain-rule = Regra { $rule }: { $text }
plain-undone = Sua última resposta foi desfeita.
plain-undone-card = Sua carta foi desfeita.
plain-undone-turn = Seu turno foi desfeito, até onde é possível.
plain-undo-answer = resposta
plain-undo-card = carta
plain-undo-turn = turno
plain-undo-what = Você pode desfazer: { $answer }, { $card }, { $turn }.
plain-hint = O planejador escolheria { $number }: { $label }
plain-lesson = Lição { $number } de { $of }, { $name }: { $text }
plain-why-nothing = “{ $text }” não é um robô à mesa nem algo que se vê aqui.
plain-no-lessons = Esta não é uma partida guiada. Comece uma com --guided.

## What went wrong while typing.

plain-not-understood = “{ $text }” não é uma resposta nem uma palavra do jogo. Digite um número de 1 a { $most } ou “{ $word }”.
plain-several = “{ $text }” serve para várias respostas: { $numbers }. Digite um destes números.
plain-no-option = Não há opção { $number }. Digite um número de 1 a { $most }.
plain-which-card = Diga qual carta: “{ $word }” e um nome.
plain-no-card = Nenhuma carta se chama “{ $text }”.
plain-several-cards = “{ $text }” serve para várias cartas: { $cards }.
plain-no-player = Ninguém se chama “{ $text }”. À mesa: { $players }.
plain-no-rule = Não há regra “{ $text }”. As regras se chamam R5.4 ou I7, por exemplo.
plain-bad-line = A linha { $number } de { $file } não é uma resposta: “{ $text }”. Corrija-a e continue.
plain-mark-how = Marque as cartas pelos números, várias em uma linha se quiser; o mesmo número de novo desmarca. Enter fica com as marcadas.
plain-marked = Marcadas, { $count } de { $of }: { $cards }.
plain-mark-full = { $of } cartas já estão marcadas. Desmarque uma antes: digite o número dela de novo.
plain-mark-send = Enter fica com elas.

## Leaving.

plain-saved = A partida está salva em { $file }
plain-continue = Continue com: { $command }
plain-cannot-save = Não dá para salvar a partida em { $file } ({ $reason }). Escolha outro arquivo com --save.
plain-input-ended = A entrada acabou antes do fim da partida.
plain-interrupted = Interrompido.
plain-no-saved-game = Não há partida salva para continuar. Comece uma sem --continue.
plain-finished-game = A partida em { $file } já acabou. Comece outra sem --continue.
plain-closed-cards = Esta partida começou com uma edição das cartas que não está aqui; por isso, não pode continuar.
plain-closed-rules = Esta partida começou com uma edição das regras que não é mais jogada aqui; por isso, não pode continuar.
plain-closed-answers = Uma resposta desta partida não é permitida por suas regras, como são jogadas aqui; por isso, ela não pode continuar.
plain-closed-left = Nada se perdeu: aqui estão como ela estava, todas as respostas como o registro as escreve e o registro. Uma versão do jogo com essas cartas e regras pode continuá-la.
plain-closed-state = Como estava na rodada { $round }, depois de { $count } respostas:
plain-unreadable = Não dá para ler { $file }: { $reason }. Indique outro arquivo.
plain-name-bots = Esta partida é jogada contra { $text }, um robô de fora, que nunca é iniciado só porque um arquivo manda. Acrescente: { $command }
plain-on-server = A partida está no servidor: { $file }
plain-line-lost = A conexão caiu; tentando de novo…
plain-agree = Digite “{ $word }” para concordar.
plain-moved-on = A mesa avançou nesse meio-tempo: aqui está a pergunta de novo.
plain-bot-played = Um robô jogou por você nesse meio-tempo; o lugar é seu de novo.
plain-unreachable = { $file } está fora de alcance: { $reason }. Tente de novo mais tarde.
plain-no-link = { $text } não é o link de uma mesa: ele começa com http:// ou https://. Robôs são indicados com --bots.
plain-no-seat = Nenhum lugar em { $text } é seu aqui: use o link de um convite ou de um código.
plain-other-cards = { $text } joga com outras cartas que este programa: deixe os dois na mesma versão.

## The end.

plain-over = A partida acabou.
plain-score = { $rank }. { $player }: { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
}: { $vp } e { $carts }; sobram { $coins }.
plain-title = { $score ->
    [one] { $score } ponto dá
   *[other] { $score } pontos dão
} o título: { $title }.
plain-won = { $player } vence.
plain-tie-coins = { $players } têm os mesmos pontos: quem tem mais Moedas fica na frente.
plain-tie-carts = { $players } têm os mesmos pontos e as mesmas Moedas: quem tem mais Carrinhos completos fica na frente.
plain-tie-shared = { $players } empatam em pontos, Moedas e Carrinhos completos e dividem o lugar.
plain-seed = A semente era { $seed }; o SHA-256 dela é { $hash }.
plain-record = O registro da partida está em { $file }
plain-verify = Qualquer pessoa pode conferir com: { $command }

## Checking a record.

verify-good = Esta partida está em ordem: semente, jogadas e pontuação final combinam.
verify-facts = { player-count }; { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}; pontos: { $scores }.
verify-secret = O segredo do servidor era { $seed }; o SHA-256 dele é { $hash }.
verify-contribution = O lugar { $seat } acrescentou: { $text }
verify-no-contribution = O lugar { $seat } não acrescentou nada.
verify-pack = Indique a pasta dele com --pack.
verify-unfinished = Esta partida não acabou: { $moves ->
    [one] { $moves } jogada feita está
   *[other] { $moves } jogadas feitas estão
} em ordem, mas não há pontuação final para conferir.

## Lists of cards.

cards-found = { card-count }
cards-none = Nenhuma carta combina com “{ $text }”. Tente parte de um nome, uma Facção ou um Nível.
cards-copies = { $count ->
    [1] 1 cópia
   *[other] { $count } cópias
}
cards-drawn = { $count ->
    [one] { $count } desenho está em { $folder }
   *[other] { $count } desenhos estão em { $folder }
}
cards-printed = { $pages ->
    [one] { $pages } página está em { $file }
   *[other] { $pages } páginas estão em { $file }
}

## The table on the whole screen.

app-choose = escolher
app-keep = Ficar com as cartas marcadas ({ $count } de { $of })
app-redo = refazer
app-theme = claro ou escuro
app-speed = velocidade das novidades
app-thinking = Os robôs estão pensando…
app-waiting = Esperando os outros…
app-leave = Aperte q para sair.
app-cards = cartas
app-search = Palavras de uma carta: nome, Facção, Nível, efeitos

## Looking back at a game.

plain-word-back = voltar, b
plain-word-round = rodada, r
plain-word-seat = lugar, s
replay-at = Resposta { $at } de { $of }, rodada { $round }.
replay-set-up = Resposta { $at } de { $of }, preparação.
replay-answer = { $player }: { $label }
replay-help = Enter avança uma resposta, “{ $back }” volta uma; “{ $round }” e um número vai a uma rodada, um número sozinho a uma resposta; “{ $seat }” e um jogador mostra a Mina dele; “{ $quit }” sai.
replay-unknown = “{ $text }” não é um ponto desta partida. Digite “{ $word }” para ver o que você pode fazer.
app-next = avançar
app-back = voltar
app-round = rodada
app-player = jogador

## The arena on the screen.

arena-title = Arena: { $bots }
arena-progress = { $done } de { $of } partidas, { $rate } por segundo
arena-done = Todas as { $of } partidas foram jogadas, { $rate } por segundo.
arena-place = Posição
arena-bot = Robô
arena-games = Partidas
arena-score = Pontuação média
arena-wins = Vitórias %
arena-rating = Avaliação
arena-note = Entre colchetes: onde está o valor real, com 95% de certeza. Posições ainda em aberto aparecem como faixa.

## Erros da linha de comando.

error-see-help = Veja imperial-miners --help.
error-option = A opção { $text } não existe aqui.
error-command = O comando { $text } não existe.
error-meant = Você quis dizer { $label }?
error-value = { $text } não serve para { $command }.
error-choices = Escolha entre { $label }.
error-needed = { $command } precisa de um valor.
error-usage = Não dá para entender a linha de comando: { $reason }
error-missing = esse arquivo ou essa pasta não existe
error-forbidden = o sistema não permite
error-is-folder = isso é uma pasta
error-no-folder = uma parte do caminho não é uma pasta
error-full = não há mais espaço
error-refused = ninguém atende ali
error-other-file = Escolha outro arquivo ou outra pasta.
error-no-pack = O pacote { $text } não existe: indique um dos nossos, como base, ou a pasta de um pacote.
error-pack = { $reason } ({ $count ->
    [one] { $count } problema
    [many] { $count } problemas
   *[other] { $count } problemas
}). Veja todos com { $command }.
error-bot = { $text } não indica nenhum robô. Há { $label }, file.py:Class e cmd:command.
error-seats = Uma partida tem de 1 a { $most } lugares, não { $number }: escolha com --seats.
error-no-person = Não sobra lugar para uma pessoa: indique menos robôs, ou deixe-os jogar sozinhos com simulate.
error-seed = Uma semente tem no máximo { $most } caracteres: escolha uma mais curta.
error-there = { $file } já existe: acrescente --continue para seguir com a partida dele, ou indique outro arquivo.
error-no-bots = Nenhum robô foi indicado: indique pelo menos um.
error-bots-twice = Um robô foi indicado duas vezes: indique cada um uma vez, os lugares se preenchem sozinhos.
error-no-games = Não há nada para jogar: peça pelo menos uma partida com --games.
error-no-id = Nada no pacote tem o identificador { $text }: veja todos os identificadores com { $command }.
error-svg-id = --svg precisa do identificador do que é desenhado: veja todos os identificadores com { $command }.
error-printing = Para imprimir faltam dois módulos: instale-os com “{ $command }” ou desenhe com --svg.
error-extra = Para isso falta o módulo { $text }: instale-o com “{ $command }”.
begin-without-table = A mesa no navegador abre com “{ $command }”. Aqui está uma no terminal.
error-unexpected = Inesperado: { $reason }. O mesmo comando com --debug mostra onde.

## A trial of players that only read and write.

trial-play = Você joga sozinho o jogo de tabuleiro Imperial Miners e quer ter o máximo de pontos no final. Estas são as regras.
trial-words = As respostas possíveis não são listadas. A última linha da sua resposta diz em poucas palavras o que você escolhe, como o nome de uma carta, a letra de um efeito ou o número de uma carta da sua mina, e nada mais.
trial-list = Todas as respostas possíveis são listadas, cada uma com a sua chave antes dos dois-pontos. A última linha da sua resposta é a chave da que você escolhe, e nada mais.
trial-tools = Você só vê a mesa por chamadas. A última linha de cada resposta é uma chamada e nada mais: “state” descreve a mesa, “options” as respostas possíveis com as suas chaves, “what_if CHAVE” o que uma resposta faria, sem mudar nada, e “answer CHAVE” é a sua resposta.
trial-refused = “{ $text }” não pode ser aceito. Responda mais uma vez, como descrito no início.
