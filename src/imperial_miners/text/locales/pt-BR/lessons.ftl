### The guided first game in Brazilian Portuguese: one sentence for each first time.

guide-begin = Aprender jogando
guide-begin-help = Uma primeira partida em que cada regra é explicada quando aparece. Saia e volte quando quiser.
guide-title = Sua primeira partida
guide-progress = { $met } de { $of } lições
guide-nothing = Nada de novo aqui: jogue como quiser.
guide-skip = Pular as explicações
guide-again = Mostrar as explicações
guide-skipped = As explicações estão desligadas.
guide-shown = As explicações voltaram.
guide-type = Digite “{ $word }” para ver.
guide-done = Isso era tudo: você conhece o jogo.

lesson-events-name = Eventos
lesson-events = Cada uma das dez rodadas começa com um Evento: ele vale na hora, a rodada inteira ou no fim da rodada.
lesson-playing-name = Baixar uma carta
lesson-playing = Baixe uma carta por rodada: o Nível 1 é grátis, cartas mais fundas custam Moedas e precisam de uma carta do Nível de cima.
lesson-placing-name = Colocar a carta
lesson-placing = A carta fica na fileira do Nível dela, abaixo de uma carta da fileira de cima; o Nível 1 fica preso à Superfície.
lesson-effects-name = Efeitos
lesson-effects = A carta colocada age na hora: escolha um dos efeitos dela, ou recuse.
lesson-surface-name = A Superfície
lesson-surface = Todo turno termina na Superfície: pegue Moedas, gaste Moedas para avançar ou compre cartas.
lesson-chain-name = A reação em cadeia
lesson-chain = Daqui a reação em cadeia sobe: uma carta de cada fileira de cima também age, até a Superfície.
lesson-drawing-name = Comprar cartas
lesson-drawing = Você compra carta por carta, cada uma do monte que quiser; sua mão comporta oito.
lesson-advancing-name = Avançar
lesson-advancing = Seu marcador sobe num tabuleiro de Progresso: só o espaço em que ele para dá algo, e o do topo é o que dá mais.
lesson-machines-name = Máquinas
lesson-machines = As Máquinas ficam na carta delas, no máximo três, e deixam alguns efeitos mais fortes.
lesson-collapse-name = Desmoronamentos
lesson-collapse = Um Desmoronamento bloqueia a carta: a próxima ativação dela só o remove.
lesson-carts-name = Carrinhos
lesson-carts = Duas metades cheias numa borda compartilhada formam um Carrinho completo, que vale 1 PV no fim.
lesson-scoring-name = Pontuação
lesson-scoring = Os PV decidem a partida: depois de dez rodadas, somam-se os seus PV e os seus Carrinhos completos.
