### Rever uma partida, em português do Brasil: replay, ramificação, análise e a página que reúne tudo.

## The replay.

ui-replay = Replay
ui-replay-of = Replay: { $names }
ui-replay-see = Ver o replay
ui-replay-controls = Percorrer o replay
ui-replay-point = Resposta { $at } de { $count }
ui-replay-begins = Antes da primeira resposta
ui-replay-first = Ao início
ui-replay-last = Ao fim
ui-replay-back = Uma resposta para trás
ui-replay-on = Uma resposta adiante
ui-replay-round-back = Uma rodada para trás
ui-replay-round-on = Uma rodada adiante
ui-replay-rounds = Rodadas
ui-replay-seen-by = Visto por
ui-replay-everyone = todos
ui-replay-show = Mostrar
ui-replay-answered = { $player } responde: { $answer }
ui-replay-asked = Pergunta para { $player }: { $question }
ui-replay-keys = Setas: resposta por resposta. { $pages }: rodada por rodada. { $ends }: ao início e ao fim.
ui-replay-happened = O que resultou disso
ui-replay-quiet = Nada mais resultou disso.
ui-replay-hand-of = { $name }: { $count ->
    [0] nenhuma carta na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
ui-replay-hand-hidden = Esta mão estava oculta daqui.

## Going on from a point, and records from elsewhere.

ui-branch = Jogar a partir daqui
ui-branch-help = Uma nova partida a partir deste ponto, com a mesma distribuição. Robôs jogam nos outros lugares.
ui-branch-help-solo = Uma nova partida a partir deste ponto, com a mesma distribuição.
ui-branch-seat = Seu lugar
ui-branch-from = Esta partida continua outra, a partir da resposta { $at }.
ui-branch-see = Ver aquela partida
ui-replay-bring = Rever uma partida
ui-replay-bring-help = Envie o registro de uma partida terminada: ele é conferido resposta por resposta; depois você pode revê-la, pedir a análise e jogar a partir de qualquer ponto.
ui-replay-file = Arquivo do registro
ui-replay-check = Conferir e rever
ui-replay-refused = Não é possível rever este registro.
ui-replay-not-finished = Esta partida ainda não acabou: só partidas terminadas podem ser revistas.
ui-replay-page = Baixar como uma só página
ui-replay-page-help = O replay e a análise em um arquivo, para guardar ou enviar, legível sem conexão.

## The review.

ui-review = Análise
ui-review-of = Análise: { $name }
ui-review-begin = Analisar a partida
ui-review-begin-help = Cada turno ao lado do melhor que se podia achar com o que se sabia então. Leva alguns segundos; você pode continuar enquanto isso.
ui-review-whose = Partida de
ui-review-running = A análise está sendo feita
ui-review-progress = { $done } de { $total } partes prontas.
ui-review-ahead = { $count ->
    [one] { $count } outra análise vem antes.
   *[other] { $count } outras análises vêm antes.
}
ui-review-reload = Olhar de novo
ui-review-failed = Não foi possível fazer a análise.
ui-review-again = Tentar de novo
ui-review-missing = Ninguém pediu esta análise ainda.
ui-review-scores = Pontos por rodada
ui-review-score = Pontos no fim
ui-review-accuracy = Precisão
ui-review-accuracy-what = O que é isso?
ui-review-accuracy-text = 100% significa que não se achou turno melhor em lugar nenhum; 0%, que turnos sorteados teriam deixado a mesma quantidade de pontos na mesa. É um menos todos os pontos deixados na mesa, divididos por tudo o que estava em jogo; em jogo está o quanto o melhor turno supera a média de todos os possíveis.
ui-review-left = Deixados na mesa
ui-review-left-text = Quantos pontos a mais os melhores turnos achados valeriam no fim, em comparação com os que foram jogados, julgando só pelo que se sabia na hora. “Exato” significa que todo turno possível foi visto até o fim. O resto é uma estimativa de turnos jogados em muitas distribuições sorteadas; o número depois de ± é o erro padrão. Os erros do próprio juiz não estão incluídos.
ui-review-luck = Sorte
ui-review-luck-text = O que a primeira mão, as compras e os Eventos valeram em comparação com o que mais poderia ter vindo, sempre em distribuições sorteadas. Em média, a sorte é zero; o que você faz dela é o seu jogo.
ui-review-luck-parts = Primeira mão { $deal }, compras { $draws }, Eventos { $events }
ui-review-exact = exato
ui-review-estimate = estimativa
ui-review-turning = Três momentos decisivos
ui-review-rounds = Rodada por rodada
ui-review-taken = O turno jogado
ui-review-best = O melhor turno achado
ui-review-none = Não se achou turno melhor.
ui-review-forced = Não havia o que escolher.
ui-review-unseen = … e depois o que a carta oculta trouxer
ui-review-most = Máximo possível até o fim desta rodada: { $count } pontos (exato)
ui-review-went = { $before } → { $after } pontos
ui-review-see = Ver
ui-review-see-better = Ver a linha melhor
ui-replay-as-played = Ver como foi jogado
ui-review-steps = Todas as respostas da partida

## The turning points in words.

ui-turning-missed = Você escolheu: { $taken }. Melhor: { $best }, { $sure ->
    [yes] exatamente
   *[no] cerca de
} { $points } { $single ->
    [yes] ponto
   *[no] pontos
} a mais.
ui-turning-now = { $points } deles viriam na mesma rodada.
ui-turning-later = Custaria { $points } pontos na mesma rodada e traria mais depois.
ui-turning-found = { $taken }: o melhor que se podia achar, cerca de { $points } pontos acima de um turno médio.
ui-turning-deal = { $sign ->
    [minus] Sua primeira mão valia cerca de { $points } pontos a menos que uma mão média.
   *[plus] Sua primeira mão valia cerca de { $points } pontos a mais que uma mão média.
}
ui-turning-draw = { $sign ->
    [minus] Comprar { $cards } valeu cerca de { $points } pontos a menos que uma compra média.
   *[plus] Comprar { $cards } valeu cerca de { $points } pontos a mais que uma compra média.
}
ui-turning-event = { $sign ->
    [minus] O Evento “{ $event }” não combinou com a sua Mina: cerca de { $points } pontos a menos que um Evento médio.
   *[plus] O Evento “{ $event }” combinou com a sua Mina: cerca de { $points } pontos a mais que um Evento médio.
}
