### What a player is asked, in Brazilian Portuguese: a question and a word of help for each kind of decision, and answers.

## Who asks.

by-event = Evento: { $name }
by-space = { $board }, espaço { $number }
by-rules = As regras

## Questions, by what is resolved and what is chosen.

ask-keep-keep = Com qual carta você fica? ({ $number } de { $of })
help-keep-keep = As outras cartas vão para os respectivos descartes.
ask-play-play = Qual carta você baixa?
help-play-play = { $alone ->
    [yes] Você paga por ela na hora e depois escolhe o lugar dela.
   *[no] Ela é mostrada quando todos tiverem escolhido, e então você paga por ela.
}
ask-play-blind = Você não consegue baixar nenhuma carta da sua mão.
help-play-blind = Em vez disso, você baixa a carta do topo do monte de Nível 1.
ask-place-place = Onde você coloca “{ $card }”?
help-place-place = Na fileira do Nível dela, abaixo de uma carta adjacente da fileira de cima.
ask-activation-effect = Qual efeito você resolve?
help-activation-effect = Você pode recusar; a carta conta como ativada mesmo assim.
ask-climb-chain = A qual carta de cima a reação em cadeia chega?
help-climb-chain = Escolha uma carta adjacente na fileira de cima; ela é a próxima a ser ativada.
ask-surface-effect = Qual efeito da Superfície você resolve?
help-surface-effect = É preciso escolher um. Com ele, sua reação em cadeia termina.
ask-next-board-board = Qual tabuleiro de Progresso vem a seguir?
help-next-board-board = Seu marcador vai para o espaço mais baixo de outro tabuleiro e para ali.
ask-hand-limit-discard = Qual carta você descarta? ({ $number } a mais)
help-hand-limit-discard = Cabem oito cartas na sua mão.
ask-event-effect = Qual efeito do Evento você resolve?
help-event-effect = Só um Evento que diz “você pode” pode ser recusado.
ask-draw-deck = De qual monte você compra?
help-draw-deck = Você compra carta por carta e vê cada uma antes de escolher de novo.
ask-faction-draw-faction = Qual Facção você procura?
help-faction-draw-faction = Depois você escolhe um monte e pega a primeira carta dessa Facção.
ask-faction-draw-deck = Em qual monte você procura a carta?
help-faction-draw-deck = Você pega a primeira carta da Facção; as outras voltam embaralhadas.
ask-advance-advance = Quantos espaços você avança?
help-advance-advance = Só o espaço em que você para dá algo, a menos que a carta diga outra coisa.
ask-advance-board = Em qual tabuleiro de Progresso você entra?
help-advance-board = Seu marcador entra no espaço mais baixo e sobe a partir dali.
ask-machine-target = Qual carta recebe uma Máquina?
help-machine-target = Serve uma carta de qualquer Facção, desde que ainda caiba uma Máquina nela.
ask-spend-machine-target = De qual carta você gasta uma Máquina?
help-spend-machine-target = A Máquina volta para a reserva.
ask-collapse-target = Qual carta recebe um Desmoronamento?
help-collapse-target = Em uma carta cabe um Desmoronamento. A próxima ativação dela só o remove.
ask-clear-target = Qual Desmoronamento você remove?
help-clear-target = Isso não é uma ativação da carta.
ask-marker-border = Qual borda recebe uma peça de Carrinho?
help-marker-border = Uma borda com um Meio Carrinho Cheio que ainda não esteja completa.
ask-activate-target = Qual carta você ativa?
help-activate-target = Nenhuma reação em cadeia começa daí. Cada carta é ativada uma vez por rodada.
ask-discard-discard = Qual carta você descarta?
help-discard-discard = Ela vai para o descarte do Nível dela.
ask-either-choice = O que você escolhe?
help-either-choice = Só uma destas opções.
ask-effect-effect = Você quer fazer isto?
help-effect-effect = Você pode recusar.

## Answers.

answer-decline = Recusar
answer-blind = Baixar a carta do topo do { level-deck }
answer-keep = Ficar com “{ $card }”
answer-play = { $free ->
    [yes] Baixar “{ $card }” (grátis)
   *[no] Baixar “{ $card }” ({ coin-count })
}
answer-discard = Descartar “{ $card }”
answer-do = Fazer
answer-letter = Opção { $letter }
answer-chain-left = Acima, à esquerda: { $card }
answer-chain-right = Acima, à direita: { $card }
answer-stay = Não avançar
answer-advance = Avançar { space-count-acc }
answer-advance-to = Avançar { space-count-acc } ({ $text })
answer-between = Entre “{ $first }” e “{ $second }”
answer-copy = { $card } (carta { $number })
answer-place = Fileira { $row }
answer-place-below-both = Fileira { $row }, abaixo de “{ $first }” e “{ $second }”
answer-place-below-left = Fileira { $row }, abaixo de “{ $first }”, à esquerda
answer-place-below-right = Fileira { $row }, abaixo de “{ $first }”, à direita
answer-place-left = { $count ->
    [one] Fileira { $row }, à esquerda de “{ $first }”
   *[other] Fileira { $row }, { $count } lugares à esquerda de “{ $first }”
}
answer-place-right = { $count ->
    [one] Fileira { $row }, à direita de “{ $first }”
   *[other] Fileira { $row }, { $count } lugares à direita de “{ $first }”
}
