### Why an answer is refused and what to do, in Brazilian Portuguese; and what is wrong with a record.

refusal = { $text } (Regra { $rule })
refusal-no-such-seat = Esse lugar não existe nesta mesa. Escolha um dos lugares que jogam.
refusal-unknown-action = O jogo não conhece essa resposta. Escolha uma das respostas oferecidas.
refusal-game-over = A partida acabou. Comece outra para continuar jogando.
refusal-not-awaited = Não é a sua vez de responder. Espere os outros escolherem.
refusal-other-question = Agora a pergunta é outra. Responda à que está na tela.
refusal-not-in-hand = Você não tem essa carta na mão. Escolha uma que você tenha.
refusal-too-dear = Faltam Moedas para essa carta. Escolha uma que você possa pagar.
refusal-no-card-above = Não há carta adjacente na fileira de cima. É preciso uma; escolha outro lugar ou outra carta.
refusal-has-playable-card = Você consegue baixar uma carta da sua mão, então precisa fazer isso. Escolha uma delas.
refusal-wrong-row = A carta vai na fileira do Nível dela. Escolha um lugar nessa fileira.
refusal-place-taken = Já há uma carta ali. Escolha um lugar livre.
refusal-too-far = Esse lugar fica longe demais; nada seria diferente ali. Escolha um mais perto.
refusal-deck-empty = Esse monte e o seu descarte estão vazios. Escolha outro monte.
refusal-condition-not-met = A condição desse efeito não está cumprida. Escolha outro efeito ou recuse.
refusal-price-not-payable = Você não consegue pagar o preço inteiro desse efeito. Escolha outro efeito ou recuse.
refusal-no-such-effect = A carta não tem esse efeito. Escolha um que esteja nela.
refusal-not-offered = Isso não pode ser escolhido agora. Escolha uma das respostas oferecidas.
refusal-nothing-to-undo = Não há mais o que desfazer: desde então você viu algo oculto, ou os outros seguiram em frente.
refusal-line-reveals = Uma destas respostas mostraria algo novo a você; as respostas seguintes precisam esperar até você ver o que é.

## Records.

record-text = Isto não é o registro de uma partida: não dá para ler o arquivo.
record-format = Este arquivo não é um registro deste jogo.
record-version = Este registro tem uma versão que não é lida aqui.
record-rules = Este registro foi jogado com outras regras que não as daqui.
record-seed = A semente deste registro não pode estar certa.
record-seed-hash = A semente não combina com o hash mostrado no começo.
record-luck = Este registro nomeia um tipo de sorte que não é conhecido aqui.
record-secret = O segredo e as contribuições não formam esta semente.
record-secret-hash = O segredo não combina com o hash mostrado no começo.
record-contributions = Não dá para ler o que os lugares acrescentaram ao embaralhamento.
record-variant = Este registro cita uma variante desconhecida aqui.
record-decks = Este registro cita um tipo de montes desconhecido aqui.
record-seats = Não dá para jogar com o número de lugares deste registro.
record-pack = O pacote deste registro é desconhecido aqui.
record-pack-digest = Este registro foi jogado com outra versão do seu pacote.
record-moves = Não dá para ler as jogadas deste registro.
record-move = A jogada { $number } deste registro não é possível.
record-scores = As jogadas levam a outras pontuações que não as registradas.
record-digest = As jogadas levam a outra partida que não a registrada.
