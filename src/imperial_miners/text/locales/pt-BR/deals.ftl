### The deal of the day, and ghosts, in Brazilian Portuguese.

ui-daily = Partida do dia
ui-daily-help = Todo dia as mesmas cartas para todos. Você cava bem?
ui-daily-lead = Hoje todos jogam esta partida: as mesmas cartas, os mesmos Eventos, a mesma sorte. Você joga uma vez, sozinho, e depois vê como foram os outros e os robôs. As cartas dela vêm só da data: ninguém precisa confiar em nós, mas quem fizer questão pode calculá-las antes.
ui-daily-past = Esta partida é de um dia que já passou.
ui-daily-play = Jogar a partida do dia
ui-daily-go-on = Continuar jogando
ui-daily-yours = Sua partida do dia
ui-daily-streak = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
ui-daily-table = Pontuações do dia
ui-daily-nobody = Ninguém tem pontuação ainda.
ui-daily-count = { $count ->
    [one] { $count } pontuação
   *[other] { $count } pontuações
}
ui-daily-rank = Posição
ui-daily-name = Nome
ui-daily-points = Pontos
ui-daily-bots = Os robôs com as mesmas cartas
ui-daily-bots-help = Eles têm as mesmas cartas e não sabem mais do que você.
ui-daily-playing = ainda jogando
ui-daily-reload = Recarregue a página para ver como eles foram.
ui-daily-share = Compartilhar
ui-daily-share-help = Só números: nada das cartas é revelado.
ui-daily-share-bots = Contra os robôs, do mais fraco ao mais forte
ui-daily-picture = Salvar a imagem
ui-daily-picture-of = Seu resultado em imagem
ui-daily-closed = A tabela deste dia está fechada.
ui-daily-upload = Uma partida jogada em outro lugar
ui-daily-upload-help = O registro de uma partida do dia terminada inscreve sua pontuação, se cada jogada puder ser verificada.
ui-daily-file = Registro (arquivo)
ui-daily-enter = Inscrever a pontuação
ui-daily-before = O dia anterior
ui-daily-after = O dia seguinte
ui-daily-won = venceu
ui-daily-even = empatou
ui-daily-lost = perdeu
ui-ghosts = Fantasmas
ui-ghosts-help = Dispute com partidas gravadas com as mesmas cartas, quando quiser.
ui-ghosts-lead = Um fantasma é uma partida gravada com as mesmas cartas: sua, de um amigo ou de um robô. A Mina dele cresce ao lado da sua, rodada a rodada. Ele teve as mesmas cartas e a mesma sorte que você.
ui-ghosts-deal = As cartas
ui-ghosts-own = Uma partida terminada
ui-ghosts-fresh = embaralhar de novo
ui-ghosts-upload = Registros de amigos (arquivos)
ui-ghosts-upload-help = Todos com as mesmas cartas. Partidas com montes compartilhados não servem: nelas os jogadores tiravam cartas uns dos outros.
ui-ghosts-friend = Nome do seu amigo
ui-ghosts-bots = Robôs que jogam com estas cartas
ui-ghosts-most = No máximo quatro fantasmas.
ui-ghosts-begin = Jogar ao lado deles
ui-ghosts-link = Link para amigos
ui-ghosts-link-help = Quem abrir este link pode jogar com as mesmas cartas ao lado desta partida.
ui-ghost-run = partida gravada
ui-ghost-yours = Sua partida
ui-ghost-friend = Amigo
ui-ghosts-waiting = { $count ->
    [one] { $count } robô ainda joga com estas cartas.
   *[other] { $count } robôs ainda jogam com estas cartas.
}
ui-ghosts-result = Ao lado de partidas gravadas
ui-ghosts-again = Jogar com estas cartas ao lado desta partida
record-unfinished = Esta partida não foi jogada até o fim.
record-shared-decks = Nesta partida todos compravam dos mesmos montes, então ninguém teve cartas só suas.
record-other-deal = Este registro é de outras cartas.
record-not-alone = A partida do dia se joga sozinho.

## How fair a deal was.

fair-drawn = Provado: cada jogada segue as regras, e as cartas foram embaralhadas a partir de uma semente feita do segredo do servidor e do que os lugares acrescentaram. Se o hash do segredo é o que foi mostrado antes de você se sentar, e a sua contribuição está aqui, então nem o servidor sozinho nem qualquer jogador sem o servidor pôde escolher esta distribuição. Não provado: que ninguém espiou. O servidor conhece as cartas durante a partida e, junto com um lugar que contribuiu por último, poderia tê-las escolhido.
fair-chosen = Provado: cada jogada segue as regras, e as cartas foram embaralhadas a partir da semente. Não provado: de onde veio a semente. Quem começou a partida pôde escolhê-la ou conhecê-la, como em toda partida no próprio aparelho e na partida do dia, que é igual para todos.
fair-old = Provado: cada jogada segue as regras, e as cartas foram embaralhadas a partir da semente. Não provado: que ninguém sabia mais do que devia. Esta partida foi embaralhada pelo gerador de versões anteriores, que com algum esforço podia ser calculado a partir do que um só lugar via.
