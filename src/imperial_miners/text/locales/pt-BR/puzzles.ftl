### Puzzles, in Brazilian Portuguese.

ui-puzzles = Desafios
ui-puzzles-help = Encontre o melhor turno: só existe um, e está provado.
ui-puzzles-lead = Posições de partidas reais de robôs em que uma carta em um lugar vence todo o resto. Jogue o turno na mesa: cada desafio foi examinado até a última possibilidade.
ui-puzzle-n = Desafio { $number }
ui-puzzle-goal = Encontre o turno que rende mais pontos nesta rodada.
ui-puzzle-goal-help = Pontos são PV e Carrinhos completos. O melhor turno não depende de sorte nas compras.
ui-puzzle-next = Próximo desafio
ui-puzzle-again = Tentar de novo
ui-puzzle-all = Todos os desafios
ui-puzzle-over = Do início
ui-puzzle-so-far = Ganho até agora
ui-puzzle-solved = Resolvido: este é o melhor turno!
ui-puzzle-missed = Existe um turno melhor
ui-puzzle-you = Seu turno
ui-puzzle-best = O melhor turno
ui-puzzle-margin = { $count ->
    [one] Com outra carta ou outro lugar, o melhor turno rende { $count } ponto.
   *[other] Com outra carta ou outro lugar, o melhor turno rende { $count } pontos.
}
ui-puzzle-lines = { $count ->
    [one] { $count } final da rodada foi comparado.
   *[other] { $count } finais da rodada foram comparados.
}
ui-puzzle-rating = Sua classificação
ui-puzzle-rating-of = Classificação deste desafio
ui-puzzle-rated-once = Só a sua primeira tentativa muda as classificações. Elas ficam neste aparelho.
ui-puzzle-tally = { $solved } resolvidos de { $tried } tentados
ui-puzzle-state-solved = resolvido
ui-puzzle-state-missed = não resolvido
ui-puzzle-state-new = novo
ui-puzzles-none = Ainda não há desafios para estas cartas.
