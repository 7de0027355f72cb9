### A interface em português do Brasil. Todo identificador começa com ui-.

ui-game-name = Imperial Miners
ui-skip-to-content = Ir para o conteúdo
ui-skip-to-question = Ir para a pergunta

## O alto da mesa.

ui-round-of = Rodada { $round }/{ $rounds }
ui-round-n = Rodada { $round }
ui-set-up = Preparação
ui-game-over = A partida acabou
ui-waiting-for = Esperando
ui-you = você
ui-you-awaited = sua vez
ui-tools = Ferramentas
ui-dock = Mais da mesa
ui-which-to-keep = { $count ->
    [one] Com qual carta você fica?
   *[other] Com quais { $count } cartas você fica?
}
ui-keep-these = { $count ->
    [one] Ficar com esta carta
   *[other] Ficar com estas { $count } cartas
}
ui-again = { $count } vezes seguidas
ui-elsewhere = Em outro lugar da fileira
ui-all-of-them = Todas
ui-play-it = Jogar
ui-put-back = Devolver
ui-undo = Desfazer
ui-undo-why = Desfaz sua última resposta, enquanto nada de novo tiver sido visto
ui-undo-more = Desfazer mais
ui-undo-answer = A última resposta
ui-undo-card = { $count ->
    [one] A carta desta rodada ({ $count } resposta)
   *[other] A carta desta rodada ({ $count } respostas)
}
ui-undo-turn = { $count ->
    [one] O turno inteiro ({ $count } resposta)
   *[other] O turno inteiro ({ $count } respostas)
}
ui-undo-line = O que já foi visto não pode ser desfeito.
ui-redo = Refazer
ui-plan = Plano
ui-plan-why = Experimente um turno inteiro; depois execute ou descarte
ui-hint = Dica
ui-menu = Menu

## A mina.

ui-your-mine = Sua Mina
ui-mine-of = Mina de { $name }
ui-mine-cells = Cartas e lugares da Mina, fileira por fileira
ui-back-to-mine = Voltar à sua Mina
ui-level-n = Nível { $level }
ui-card-used = ativada nesta rodada
ui-card-collapsed = desmoronada
ui-collapsed = Desmoronada
ui-cost-free = grátis
ui-cost-two = 2 Moedas
ui-decks = Montes
ui-deck-n = Monte de Nível { $level }
ui-face-down = Uma carta de Nível { $level } virada para baixo: ela é vista quando for comprada
ui-zoom-in = Aumentar
ui-zoom-out = Diminuir
ui-look-closer = Ver de perto
ui-look-at = Ver { $name } de perto
ui-deal = Suas oito cartas

## O que uma opção faria.

ui-change-coin = { $sign ->
    [minus] você gasta { coin-count-acc }
   *[plus] você ganha { coin-count-acc }
}
ui-change-vp = { $sign ->
    [minus] você perde { vp-count-acc }
   *[plus] você ganha { vp-count-acc }
}
ui-change-cart = { $count ->
    [one] completa { $count } Carrinho
   *[other] completa { $count } Carrinhos
}
ui-change-machine = { $sign ->
    [minus] retira { machine-count-acc }
   *[plus] coloca { machine-count-acc }
}
ui-change-collapse = { $sign ->
    [minus] remove { collapse-count-acc }
   *[plus] coloca { collapse-count-acc }
}
ui-to-space = { $board }: até o espaço { $space }
ui-reveals = isto revela uma carta
ui-cannot-undo = isto não poderá ser desfeito

## Tabuleiros, bolsa, mão.

ui-boards = Tabuleiros de Progresso
ui-boards-short = Tabuleiros
ui-space-bottom = Espaço mais baixo
ui-carts-short = Carrinhos
ui-vp-short = PV
ui-cards-in-hand = Cartas na mão
ui-of-eight = de 8
ui-hand-count = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
ui-your-hand = { $count ->
    [0] Sua mão está vazia
    [one] Sua mão: { $count } carta
   *[other] Sua mão: { $count } cartas
}
ui-hand-empty = Sua mão está vazia.
ui-note-kept = mantida
ui-note-short = { $count ->
    [one] falta { $count } Moeda
   *[other] faltam { $count } Moedas
}
ui-note-no-card = ainda sem carta { $level }
ui-note-no-place = sem lugar sob { $level }

## O Evento.

ui-event-kind = Evento da rodada { $round } · { $when }
ui-no-event = Preparação
ui-no-event-help = O primeiro Evento é revelado assim que quatro cartas forem mantidas.

## Jogadores e registro.

ui-at-the-table = À mesa
ui-players = Jogadores
ui-have-chosen = { $count } de { $of } já escolheram
ui-seat-open = lugar livre
ui-is-thinking = pensando
ui-has-chosen = já escolheu
ui-is-done = pronto
ui-seat-name = { $colour ->
    [red] Vermelho
    [blue] Azul
    [green] Verde
    [purple] Roxo
   *[gold] Dourado
}
ui-log = Histórico
ui-phrase = Uma frase pronta
ui-say-something = Diga algo
ui-say = Dizer
ui-phrase-hello = Olá!
ui-phrase-good-luck = Boa sorte!
ui-phrase-one-moment = Um momento, por favor.
ui-phrase-your-turn = Estamos esperando você.
ui-phrase-well-played = Boa jogada!
ui-phrase-thank-you = Valeu!
ui-phrase-sorry = Desculpe!
ui-phrase-oh-no = Ah, não!
ui-phrase-good-game = Boa partida!
ui-phrase-play-again = Vamos jogar de novo?
ui-phrase-goodbye = Tchau!

## Quando nada é perguntado.

ui-planning = Plano
ui-idle-waiting = Esperando { $names }
ui-idle-over = A partida acabou.
ui-idle-bot = Um robô está jogando no seu lugar.
ui-idle-bot-help = Retome o lugar quando quiser.
ui-idle-plan-end = O plano só pode ir até aqui.
ui-idle-plan-end-help = O próximo passo revelaria algo, ou outros precisam jogar antes.
ui-watching = Você está assistindo.
ui-watching-help = Você está assistindo a esta partida. Mãos e escolhas ocultas continuam ocultas.
ui-take-back = Retomar o lugar
ui-commit-plan = Executar o plano
ui-drop-plan = Descartar o plano
ui-see-result = Ver o resultado

## Menu e preferências.

ui-menu-start = Início
ui-menu-rules = Regras
ui-menu-cards = Cartas
ui-menu-seats = Lugares e convites
ui-menu-device = Mudar de aparelho
ui-language = Idioma
ui-theme = Tema
ui-theme-system = como o sistema
ui-theme-day = claro
ui-theme-night = escuro
ui-apply = Aplicar

## Início.

ui-pages = Páginas
ui-about = Sobre
ui-tagline = Cave fundo, dispare a reação em cadeia, suba à glória.
ui-play-now = Jogar agora, sozinho
ui-continue = Continuar
ui-you-are-awaited = é a sua vez
ui-tables-waiting = { $count ->
    [one] { $count } mesa espera por você
   *[other] { $count } mesas esperam por você
}
ui-options = Opções
ui-set-up-option = Preparação
ui-variant-standard = manter 4 de 8 cartas
ui-variant-first-game = primeira partida: manter as 6
ui-decks-shared = um conjunto para todos
ui-decks-duplicate = o mesmo conjunto para cada um
ui-clock = Tempo para jogar
ui-clock-none = sem limite
ui-clock-minutes = { $count ->
    [one] { $count } minuto por rodada
   *[other] { $count } minutos por rodada
}
ui-clock-hours = { $count ->
    [one] { $count } hora por resposta
   *[other] { $count } horas por resposta
}
ui-clock-days = { $count ->
    [one] { $count } dia por resposta
   *[other] { $count } dias por resposta
}
ui-colour = Cor
ui-your-name = Seu nome
ui-against-bots = Contra robôs
ui-against-bots-help = De um a quatro adversários que nunca fazem você esperar.
ui-bots-number = Robôs
ui-bots-level = Habilidade
ui-begin = Começar
ui-with-friends = Com amigos
ui-with-friends-help = Cada um no seu aparelho: cada lugar livre tem um link e um código QR.
ui-seats = Lugares
ui-one-device = Em um só aparelho
ui-one-device-help = Passe adiante; uma cortina esconde cada mão.
ui-name-of-player = Jogador { $number }
ui-join-or-watch = Entrar ou assistir
ui-enter-code-help = Está jogando em outro aparelho? Com o código dele, você continua aqui.
ui-code = Código
ui-enter-code = Continuar aqui
ui-watch-link = Link ou ID de uma partida
ui-watch = Assistir

## Lugares.

ui-seats-waiting = Ainda há lugares livres. Você já pode ir para a mesa.
ui-seats-full = Todos os lugares estão ocupados.
ui-to-the-table = Para a mesa
ui-chair-open = lugar livre
ui-chair-bot = robô
ui-chair-person = jogador
ui-chair-away = substituído por um robô
ui-qr-for = Código QR do link para { $name }
ui-link-for = Link para { $name }
ui-invite-help = Envie este link ou peça para escanear o código.
ui-only-here = Por enquanto, estes links só funcionam neste aparelho.
ui-share = Permitir aparelhos desta rede
ui-share-friends = Amigos no mesmo Wi-Fi ou rede podem participar
ui-share-command = Para que amigos da mesma rede possam participar, inicie o servidor com: python3 go.py serve --lan
ui-copy = Copiar
ui-copied = Copiado
ui-or-bot = Ou um robô:
ui-give-to-bot = Deixar um robô jogar
ui-free-seat = Dispensar o robô
ui-let-bot-play = Deixar um robô jogar por mim
ui-bot-for-absent = Deixar um robô jogar enquanto este jogador está ausente
ui-watch-help = Com este link qualquer um pode assistir; as mãos continuam ocultas.
ui-join-title = { $player } convida você
ui-join-to = para Imperial Miners: em dez rodadas, cada pessoa cava a própria mina, dispara reações em cadeia e junta pontos.
ui-join-players = Quem joga
ui-join-yours = o seu lugar
ui-is-here = à mesa
ui-is-gone = fora da mesa agora
ui-sit-down = Sentar-se
ui-pass-device = Passar o aparelho
ui-pass-to = Passe o aparelho para { $name }
ui-pass-help = Ninguém mais deveria estar olhando agora.
ui-pass-nobody = Ninguém neste aparelho precisa jogar agora.
ui-i-am = Eu sou { $name }
ui-device-help = Digite este código na página inicial do outro aparelho, ou escaneie-o lá. Seus lugares vão junto.
ui-device-expires = O código vale uma vez, por dez minutos.

## O fim.

ui-you-are-title = Você é: { $title }
ui-score-of = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
ui-winner-is = { $count ->
    [one] { $names } venceu
   *[other] { $names } dividem a vitória
}
ui-tie-coins = Pontos iguais: venceu quem tinha mais Moedas.
ui-tie-carts = Pontos e Moedas iguais: venceu quem tinha mais Carrinhos completos.
ui-tie-shared = Iguais em pontos, Moedas e Carrinhos: a vitória é dividida.
ui-titles = Títulos
ui-play-again = Jogar de novo
ui-record = Registro da partida
ui-record-help = Todas as escolhas desta partida, para repetir e verificar: o hash era conhecido desde o início, a semente é revelada agora.
ui-seed = Semente
ui-seed-hash = SHA-256 da semente
ui-download = Baixar o registro
ui-see-table = Ver a mesa

## Cartas e regras.

ui-all-cards = Todas as cartas, Eventos e tabuleiros
ui-search = Buscar
ui-kind = Tipo
ui-kind-all = tudo
ui-kind-card = cartas de Mina
ui-kind-event = Eventos
ui-kind-board = tabuleiros de Progresso
ui-level = Nível
ui-faction = Facção
ui-faction-none = nenhuma
ui-show = Mostrar
ui-found = { $count ->
    [one] { $count } encontrado
   *[other] { $count } encontrados
}
ui-copies = { $count ->
    [one] { $count } cópia na caixa
   *[other] { $count } cópias na caixa
}
ui-rules-notes = Regras relacionadas
ui-close = Fechar
ui-contents = Sumário
ui-how-to-play = Como jogar
ui-glossary = Glossário
ui-examples = Exemplos
ui-about-game = Imperial Miners é um jogo de tabuleiro para uma a cinco pessoas sobre Minas que ganham vida em reações em cadeia. Esta é uma mesa livre para ele: sem conta, sem anúncios, sem nada para seus convidados instalarem.
ui-alert-turn = É a sua vez na rodada { $round }. À mesa: { $names }.
ui-alerts = Avisos
ui-alerts-help = Uma mensagem neste aparelho quando outros esperam por você há um minuto. Uma vez por turno, e nunca enquanto você está à mesa.
ui-alerts-begin = Avise quando for a minha vez
ui-alerts-change = Mudar as horas de silêncio
ui-alerts-stop = Chega de avisos
ui-alerts-quiet-from = Silêncio das
ui-alerts-quiet-to = às
ui-alerts-denied = Seu navegador não permite mensagens daqui. Isso pode ser mudado nas configurações dele.
ui-webhook = Avisos para um endereço seu
ui-webhook-offer = Enviar avisos para um endereço seu
ui-webhook-help = Para quem prefere um chat, uma automação ou um script: nos mesmos momentos que um aparelho, um endereço seu recebe uma mensagem assinada (um webhook).
ui-webhook-address = Endereço
ui-webhook-begin = Enviar avisos para lá
ui-webhook-test = Enviar um teste
ui-webhook-test-body = Isto é um teste. Aqui será avisado quando for a sua vez.
ui-webhook-stop = Não enviar mais nada
ui-webhook-secret = Segredo
ui-webhook-secret-once = Anote: ele é mostrado só desta vez. As mensagens são assinadas com ele, e assim seu endereço sabe que vêm daqui.
ui-webhook-arrived = O teste chegou.
ui-webhook-refused = O teste não foi aceito: o endereço respondeu { $status }.
ui-webhook-unreached = O teste não chegou: ninguém respondeu neste endereço.
ui-webhook-given-up = Nada mais é enviado para lá: o endereço não existe mais, ou cinco mensagens seguidas não chegaram. Um teste que chegue recomeça tudo.

## Partidas ao longo de dias.

ui-deadline = até { $when }
ui-deadline-yours = Seu tempo acaba: { $when }. Depois um bot joga por você.
ui-paused = pausa
ui-paused-why = A mesa está em pausa e todos os relógios param até que alguém queira continuar.
ui-pause-help = Todos os relógios param quando todos que jogam aqui concordarem. Qualquer um pode encerrar a pausa.
ui-pause-begin = Fazer uma pausa
ui-pause-take-back = Melhor sem pausa
ui-pause-end = Encerrar a pausa
ui-hours = Minhas horas de jogo
ui-hours-help = Em partidas com horas ou dias por resposta, seu relógio só corre nestas horas do seu dia. Pelo menos oito; a mesma hora duas vezes quer dizer o dia todo.
ui-hours-from = Das
ui-hours-to = às
ui-hours-zone = Fuso horário
ui-alert-reminder = Seu tempo na rodada { $round } acaba: { $when }. À mesa: { $names }.
ui-alert-last = Último lembrete: um bot joga por você na rodada { $round } a partir de { $when }. À mesa: { $names }.

## Lugares que acompanham você.

ui-account = Meus lugares me acompanham
ui-account-offer = Leve seus lugares para outros aparelhos
ui-account-mine = Meus lugares me acompanham
ui-account-enter = Entrar com chave de acesso ou código de recuperação
ui-account-help = Seus lugares pertencem a este aparelho. Com uma chave de acesso eles acompanham você: as mesmas partidas, resultados e configurações onde você entrar. Sem nome, sem e-mail, sem senha.
ui-account-signed-in = { $count ->
    [one] Seus lugares acompanham você. Você entrou neste aparelho.
   *[other] Seus lugares acompanham você. Você entrou em { $count } aparelhos.
}
ui-passkeys = Chaves de acesso
ui-passkeys-help = Uma chave de acesso fica no seu aparelho ou numa chave que você carrega; sua digital, seu rosto ou um PIN a desbloqueia. Tudo também funciona sem ela.
ui-passkeys-not-here = Chaves de acesso não funcionam neste endereço. Elas precisam de https e de um nome, ou de localhost, e de um servidor que saiba verificá-las.
ui-passkey-add = Adicionar chave de acesso
ui-passkey-more = Adicionar outra chave de acesso
ui-passkey-enter = Entrar com minha chave de acesso
ui-passkey-of = Adicionada em { $day }
ui-passkey-remove = Remover
ui-passkey-failed = Nenhuma chave de acesso foi usada. Nada mudou.
ui-recovery = Código de recuperação
ui-recovery-once = Anote: ele só aparece desta vez. Se sua chave de acesso se perder, ele permite entrar uma vez, e você recebe o próximo.
ui-recovery-help = Ele permite entrar quando sua chave de acesso se perde. Se você não o tem mais, faça um novo; o antigo deixa de valer.
ui-recovery-new = Fazer novo código de recuperação
ui-recovery-enter = Código de recuperação
ui-devices = Aparelhos
ui-devices-help = Um aparelho que saiu não fica com nenhum lugar. Eles continuam com você.
ui-leave-others = Sair de todos os outros aparelhos
ui-leave-this = Sair deste aparelho
ui-kept-page = Sem conexão: esta página está como você a viu pela última vez.
ui-offline = Sem conexão
ui-offline-lead = Esta página não está guardada no seu aparelho. Sem conexão você pode ler a página inicial, as regras, as cartas e os replays e as análises que já viu.
ui-about-privacy = Seu aparelho guarda um cookie com os seus lugares, as suas preferências e páginas para ler sem conexão. Nada é enviado para outro lugar, exceto os avisos que você pedir: quem faz o seu navegador os entrega lacrados, ou eles vão para um endereço que você indicar.
ui-about-api = Programas também podem jogar:
ui-about-docs = A documentação, da primeira partida à API:
ui-docs = Documentação
ui-docs-missing = A documentação não faz parte desta instalação. Em uma cópia do repositório, este comando a cria:
ui-report = Relatar um problema
ui-report-help = Algo parece errado? Diga em uma ou duas frases o que aconteceu e o que deveria ter acontecido, e envie este texto junto.
ui-report-record = Ele contém o registro desta partida, que a repete até a última moeda.
ui-report-position = Ele contém a posição como você a vê agora, e nada do que está oculto para você.
ui-report-nobody = Nele não há nomes, mensagens nem aparelhos.
ui-report-text = O relato
ui-report-file = Baixar como arquivo
