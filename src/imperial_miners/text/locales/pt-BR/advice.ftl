### Hints, why a bot did something, and why something cannot be done, in Brazilian Portuguese.

## A hint: where to look.

look-hand = Olhe para as cartas de Nível { $level } da sua mão.
look-deal = Olhe para as cartas que você recebeu.
look-row = Olhe para os lugares da fileira { $row }.
look-card = Olhe para a carta “{ $card }” e o que ela oferece.
look-mine = Olhe para as cartas da sua Mina.
look-surface = Olhe para a Superfície.
look-event = Olhe para o Evento.
look-decks = Olhe para os montes.
look-boards = Olhe para os tabuleiros de Progresso.
look-offer = Veja se vale a pena o que é oferecido.
aim-vp = Há PV para ganhar neste turno.
aim-carts = Há Carrinhos para completar neste turno.
aim-spaces = É um bom turno para avançar.
aim-machines = É um bom turno para Máquinas.
aim-cards = É um bom turno para comprar cartas.
aim-coins = É um bom turno para juntar Moedas.
aim-later = Este turno prepara as próximas rodadas.

## A hint: the line, and why.

hint-line = Um bom caminho:
hint-gains = Até o fim do turno ele traz { $gains }.
hint-gains-nothing = Ele não traz nada de imediato: prepara o que vem depois.
hint-later = Daí em diante esperam-se cerca de { $points } PV a mais até o fim da partida.
hint-other = A segunda melhor resposta é avaliada em { $points } PV a menos: { $answer }.
hint-even = Outras respostas são avaliadas como quase tão boas.
hint-keep = Estas cartas parecem combinar melhor: as primeiras rendem as Moedas para as mais profundas.
hint-estimate = Isto é uma estimativa: ninguém sabe o que os montes e os Eventos trarão.
hint-none = Aqui só há uma resposta.
hint-more-line = Mostrar o caminho
hint-more-why = E por quê?
hints-off = Com outras pessoas à mesa, as dicas ficam desligadas até todos concordarem.
hints-waiting = Falta concordar: { $names }.
hints-agree = Concordo com dicas
hints-disagree = Sem mais dicas
hints-agreed = { $player } concorda com dicas.
hints-refused = { $player } não quer dicas.
pause-agreed = { $player } gostaria de uma pausa.
pause-refused = { $player } quer continuar.

## Why a bot did what it did.

why-ask = Por quê?
why-ask-of = Por que { $player } fez isso?
why-round = Rodada { $round }: { $player } baixa “{ $card }”.
why-gains = Nesta rodada isso trouxe { $gains }.
why-gains-nothing = Nesta rodada isso não trouxe nada de imediato: prepara o que vem depois.
why-best = Não foi encontrado um jeito melhor de seguir com esta carta.
why-best-of-all = Não foi encontrado um turno melhor com as cartas da mão.
why-next = A segunda melhor resposta é avaliada em { $points } PV a menos: { $answer }.
why-slip = Outra resposta é avaliada em { $points } PV a mais: { $answer }.
why-slip-hidden = Outra resposta é avaliada em { $points } PV a mais.
why-slips = Um robô deste nível erra em { $slips } de 100 escolhas.
why-only = Não havia outro jeito de seguir com esta carta.
why-hidden = As mãos ficam ocultas: depois da partida você verá o que mais poderia ter sido baixado.
why-nothing = { $player } ainda não mostrou nenhuma carta.
why-rounds = Rodadas

## Why something cannot be done.

why-not = Por que não?
why-not-of = Por que não “{ $what }”?
why-not-title = Por que não?
why-not-cost = Custa { $cost }, e você tem { $coins }.
why-not-above = É preciso uma carta de Nível { $level } acima dela.
why-not-rule = Regra { $rule }: { $text }
why-not-offered = Isto pode ser escolhido agora.
why-not-nothing = Tudo o que se vê pode ser escolhido agora.
