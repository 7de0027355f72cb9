# What happened, shown: the show after an answer, the end of a round, receipts.

ui-speed = Animações
ui-speed-off = desligadas
ui-sum-you = Você: { $what }.
ui-round-is-over = A rodada { $round } terminou
ui-chain-of = cadeia de { $count }
ui-next-event = Próximo Evento
ui-played-nothing = nenhuma carta
ui-last-round = Rodada anterior: { $what }
ui-known-of = Cartas que todos viram { $player } pegar:
ui-receipts = De onde vem
ui-receipts-sum = Estas partes somam { $count }.
ui-receipts-by-source = Por carta, Evento e espaço
ui-receipts-by-round = Por rodada
ui-receipts-of = De onde vêm os números de { $player }
ui-receipts-number = { $what }: de onde vem
ui-given = O que ela deu até agora
ui-given-nothing = Ela ainda não deu nada.
ui-source-space = { $board }, espaço { $space }
ui-source-rules = Preparação e limite da mão
ui-number-score = pontos
ui-number-vp = PV
ui-number-carts = carrinhos
ui-number-coins = moedas
ui-number-cards = cartas na mão

## A replay that plays by itself.

ui-replay-play = Reproduzir a partida
ui-replay-scrub = Ponto da partida

## Coming back.

ui-away-title = Enquanto você esteve fora
ui-away-nothing = Ninguém fez nada desde então.
ui-away-back = O turno anterior
ui-away-next = Próximo
ui-away-skip = Pular

## The end.

ui-points-from = De onde vêm os pontos
ui-points-card = Cartas
ui-points-event = Eventos
ui-points-surface = Superfície
ui-points-carts = Carrinhos
ui-next-title = { $count ->
    [one] Mais { $count } ponto e o título é { $title }.
   *[other] Mais { $count } pontos e o título é { $title }.
}
ui-top-title = Não há título mais alto.
ui-best-here = Recorde neste aparelho
ui-best-new = Seu recorde neste aparelho!
ui-place-of = { $place }º lugar de { $count }
ui-result-share = Para compartilhar
ui-result-picture-of = O resultado como imagem
