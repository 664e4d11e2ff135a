## Lessons: the guided first match

carrara-lesson-points = First points
    .goal = You are a builder in Tuscany: buy marble, build in cities, score your buildings. Most points win.
    .end = That is the game: buy marble, build, score, one of the three in each turn.
carrara-lesson-points-1 = The tile in the golden frame, Porta 2, is a gate; it costs two blocks. In Livorno each block counts 3 points (the red shield), but only white marble goes there. You have two white blocks: press the gate, then Livorno!
    .wrong = That building has taken your blocks and your turn. The gate is still there for others, and in Livorno it would be worth 6 points.
    .wrong-city = Here the gate would be worth fewer points: look at the red shield of each city. Livorno pays 3 points for each block.
    .wrong-later = You already have the two white blocks for the gate. Somebody else may take it.
    .wrong-coins = This city pays coins, the golden disc, and no points. Livorno, with the red shield, pays 3 points for each block.
carrara-lesson-points-2 = Now score it: press the golden frame, where the six types of buildings are drawn. 2 blocks × 3 points, and a wooden gate, an “object”, for the end.
    .wrong = A building pays nothing until it is scored. 6 points lie ready.
    .wrong-later = Marble can wait a turn. 6 points lie ready for your gate, and they pay nothing until it is scored.
    .right = { $gain } points, and an object that is worth 3 more at the end.
carrara-lesson-points-3 = Your turn again. Castello 1 costs a single block: a red, a blue or a black one of yours. Each city shows the colours that it takes and what a block counts. Where does Castello 1 bring most points?
    .wrong = Castello 1 costs one block only. Build it where a block counts most points.
    .wrong-coins = This city pays coins and no points. Red shields are points: Lucca pays 2 for a block, and takes red.
    .wrong-less = Massa pays 1 point for a block. Lucca pays 2, and takes your red one too.
    .right = 2 points, as soon as you score it.

carrara-lesson-wheel = Marble from the wheel
    .goal = All marble comes from the wheel. It turns whenever somebody buys, and every turn makes the blocks on it a coin cheaper.
    .end = Wait, and marble becomes cheap; wait too long, and somebody else has it. Black is cheapest, white dearest.
carrara-lesson-wheel-1 = Your first turn: 20 coins and one blue block. Turn the wheel to buy.
    .wrong = Blue marble goes only into Massa and Lérici, the poorest cities. Get better blocks first.
    .right = All blocks moved on a section, from VI back to I, and new ones came into I.
carrara-lesson-wheel-2 = You buy from one section only. The figures at the rim are the prices. Take both white blocks, the red and the black one from section II: 13 coins.
    .wrong = It is legal. But with two white blocks you can build a gate in Livorno, where every point counts three times.
    .wrong-dear = In section I every block costs a coin more than in section II. And the white ones lie in II.
    .wrong-short = The whites are right. But black is free here, and red is cheap: take them along.
    .right = Four blocks for 13 coins.
carrara-lesson-wheel-3 = Some turns later: 7 coins, a red and a black block. On display lies a building for three blocks, and Massa takes any colour but black. Which blocks do you buy?
    .wrong = Then you cannot build for three blocks in Massa next turn. Section II has cheap ones that go together.
    .wrong-dear = Section I is the dearest. In section II the same colour costs a coin less.
    .wrong-single = Free, but only one block, and tiles cost three or more.
    .right = Cheap and enough: two blue blocks for a coin each.

carrara-lesson-build = Where to build
    .goal = A tile costs as many blocks as its number. The city decides which colours it takes, and what the building will be worth. In this match your gate stands in Livorno.
    .end = Good cities are strict: Livorno takes white only. Cheap marble builds in Massa for points or in Lérici for coins.
carrara-lesson-build-1 = Build Castello 1 in Massa. One building there is worth little, but whoever has three in Massa can score the whole city.
    .wrong = A useful move at another time. Let us begin with Massa.
    .wrong-early = 6 points now. But a type is scored only once: with a second gate it will bring more.
    .wrong-city = Also possible. But you will have much cheap marble, and three buildings in Massa score together.
carrara-lesson-build-2 = Pay with which block, red or blue? Massa takes both.
    .wrong = Red goes also into Lucca, which pays twice as much. Spend the poorer marble.
    .right = Right: keep the better colour.

carrara-lesson-types = Score a type
    .goal = Scoring a type counts all your buildings of that type, wherever they stand. You have six scorings in a match (×6), and score each type only once. When is it ripe?
    .end = 9 points and two objects in one scoring. Six are all you have in the match: use them when they pay.
carrara-lesson-types-1 = You could score your gate now, for 6. But another gate has come: Porta 3. Build it where it brings points.
    .wrong = A second gate would make your scoring better. Look at the lit tile.
    .wrong-early = 6 points, and you can never score gates as a type again. The second gate would have to wait until its city is scored.
    .wrong-coins = In Lérici it is worth 3 coins. In Massa it is worth 3 points.
carrara-lesson-types-2 = A round later you have two gates: 2 × 3 and 3 × 1 points. The gate on display costs 4 blocks, and you have too few. Which type do you score?
    .wrong = You have blocks for nothing better now. Score!
    .wrong-small = One building only. Your two gates bring 9 points.
    .right = { $gain } points and two gate objects.

carrara-lesson-cities = Score a city
    .goal = A city can be scored as a whole, with at least two or three of your buildings in it. But only one player in the match scores each city. Be first!
    .end = 7 points and three objects at once. And nobody else can score Massa any more.
carrara-lesson-cities-1 = Two buildings stand in Massa, and it needs three. Cathedrale 3 would be the third: red, green and blue are all welcome there.
    .wrong = Then Massa has only two buildings, and Cosimo builds there too.
    .wrong-other = Lérici pays coins, and you have only one building there. Massa would be complete now.
    .right = Three buildings in Massa.
carrara-lesson-cities-2 = Nobody has scored Massa yet. What brings most?
    .wrong = Cosimo also builds in Massa: somebody may be faster. Score it now.
    .wrong-type = Less, and Massa may be gone next turn. Cities are for one player only, your types stay yours.
    .right = { $gain } points: 1 + 3 + 3, and an object for each of the three buildings.

carrara-lesson-objects = Objects
    .goal = Every scored building gives an object: a castle a flag, a cathedral a cup, a villa a coat of arms, and so on. Each is worth 3 points at the end: often more than the scoring itself.
    .end = Three villas: 4 points, 2 coins and three objects, worth 9 more. Objects are for sale, too: one after your action, for 10 coins.
carrara-lesson-objects-1 = You have one cathedral, one castle and one villa. Which scoring gives points and an object? (No flags are left.)
    .wrong = You have two coins and hardly any marble. Score something.
    .wrong-villa = A coat of arms and 2 coins. But more villas may come: wait with that type.
    .wrong-none = 1 point, and no object: no flags are left.
    .right = 3 points and a cup: 6 in the end.
carrara-lesson-objects-2 = Villa 3 has been built for you too: two villas. And here is Villa 1, for a single yellow block! Where?
    .wrong = A third villa for one block: nothing is cheaper.
    .wrong-early = Two objects. A third villa costs you only one block.
    .wrong-coins = You need points more than coins now: Lucca pays 2, Massa 1.
    .right = Three villas.
carrara-lesson-objects-3 = Three villas stand, and you have scorings left. Build on, or score, and what? Your decision.
    .wrong = The villas are ripe: three objects.
    .wrong-none = 1 point without an object. The villas bring 4 points and three objects.
    .right = { $gain } points now, and 9 more for three coats of arms at the end.

carrara-lesson-end = How it ends
    .goal = Three objectives are printed on the board: scorings, objects, total cost. Whoever has all three may announce the end and gets 5 points; or the last building is built. Then everything is counted.
    .end = Counted: each object 3 points, each point of cost 1, five coins 1. You have 85, but Fiora announced the end in time and has 89: the 5 points for announcing decided it. Now you know how to do it better. The real match goes on from an early turn of this one.
carrara-lesson-end-1 = You have 15 points of cost; 25 are needed. Palazzo 3 brings you nearer, and a crown as soon as you score it. Build it for points.
    .wrong = The total cost of your buildings counts at the end, point for point. Build.
carrara-lesson-end-2 = Two scorings are left. Which one brings an object?
    .wrong = Marble is not short. Score while crowns are there.
    .wrong-less = Only 1 point. The palace brings 3, and a crown for 3 more.
    .right = 3 points and a crown.
carrara-lesson-end-3 = Fiora has announced the end: your last turn. You have no scorings left. What still counts?
    .wrong = Blocks and unused turns count nothing. A building of cost 5 is worth 5 points at the end.
    .right = 5 points of cost, 5 points in the end, in whatever city.

carrara-course-expansion = The expansion
    .about = Buildings of cost 8, upgrades, improving, two categories to score, and other objectives in every match.

carrara-lesson-eight = A building of cost 8
    .goal = Six 8-buildings lie beside the board, one of each type. Whoever builds one chooses an Upgrade tile too: it makes a city or a category worth more, for you alone.
    .end = One building, and a value that is raised for the rest of the match.
carrara-lesson-eight-1 = You hold eight blocks that Lérici accepts: green, blue and black. Build Biblioteca 8 there.
    .wrong = Eight blocks are ready for an 8-building.
    .wrong-land = An 8-building too. But you have a Land building already: take one for the city, so that you have both kinds.
    .wrong-small = A smaller building brings no Upgrade tile, and the others would take the 8-building.
    .wrong-later = You have all the blocks you need.
    .wrong-score = Only one small building is there to score. Build first.
    .right = Cost 8: the dearest building on the board.
carrara-lesson-eight-2 = Now choose an Upgrade tile. Your Biblioteca is a City building and stands in Lérici. Which value should rise?
    .wrong = A good tile for somebody who builds there. Yours should raise a value that your Biblioteca is counted by: Lérici, or City buildings.
    .right = From now on you get victory points as well, where there were only coins.

carrara-lesson-still = The wheel may stand still
    .goal = With the expansion you decide at every purchase whether the wheel turns. You have no coins at all; one red block lies free in section VI.
    .end = Turning makes blocks cheaper, but those in section VI come back to section I, dear again. Leave the wheel alone when what you want is already cheap.
carrara-lesson-still-1 = Take that red block while it is free: how do you buy?
    .wrong = Buy, without turning.
    .wrong-turned = The wheel has turned: the free red block has come round to section I and costs 4 coins.
    .wrong-score = That scoring runs away from nobody. The block is free only until the wheel turns again.
    .right = The wheel stands, and the block is yours for nothing.
carrara-lesson-still-2 = Your Biblioteca 8 stands in Lérici with your Upgrade: 1 point and 1 coin for each of its 8. Score it, in the way that brings most points.
    .wrong = You need coins and points now: score.
    .wrong-less = { $gain } points only. Look at what the type Biblioteca brings.
    .right = { $gain } points, 8 coins and a book.

carrara-lesson-improve = Improve, and score a category
    .goal = A building of yours may be replaced by a dearer one; you pay only the difference. And all Land buildings, or all City buildings, can be scored together, wherever they stand.
    .end = Three blocks, and 18 points: the Upgrade tile doubled what all your Land buildings are worth together.
carrara-lesson-improve-1 = Your Castello 5 in Lérici has been scored. Replace it by a Land building of cost 8: that takes only three blocks.
    .wrong = You hold exactly the three blocks for the improvement.
    .wrong-city = That makes a City building of it. You want to score your Land buildings: Villa and Castello are Land.
    .wrong-build = A new building of cost 3, instead of one that grows to 8 and brings an Upgrade tile.
    .wrong-early = { $gain } points. Make your buildings bigger first, then score.
    .right = Three blocks for a building of cost 8, and another Upgrade tile.
carrara-lesson-improve-2 = Your Land buildings now cost 9 together. Which Upgrade tile is worth most?
    .wrong = Not bad. But where do you have most to score? Land buildings give 1 point for each of their 9; with the tile 2 points and 1 coin.
    .right = Land buildings: 2 points and 1 coin for each point of cost.
carrara-lesson-improve-3 = Your turn again. Which scoring?
    .wrong = Score now: a lot of points lie ready.
    .wrong-less = { $gain } points. One of your scorings brings 18.
    .right = { $gain } points at once.

carrara-lesson-goals = Other objectives
    .goal = Four cards make every match different: three objectives to announce the end with, and a bonus for the final count. Here: four scorings, seven objects, and three City buildings with three Land buildings.
    .end = Objects, buildings and the bonus card are counted, and you have won with 133 points. Read the cards before your first building.
carrara-lesson-goals-1 = You have scored six times and own nine objects. Only “Town and country” is missing: you have three City and two Land buildings. What do you build?
    .wrong = You have just the two blocks you need, and the pile is empty: build.
    .wrong-city = A fourth City building. What is missing is a third one in the country: the Villa.
    .right = Three and three: all objectives are fulfilled.
carrara-lesson-goals-2 = You lead, and everything is fulfilled. What now?
    .wrong = The match goes on, and the others catch up. Announce the end: 5 points.
    .right = 5 points, and this is the last round.

## How it works

carrara-how-goal = Buy marble, build in six cities and score your buildings. Most points at the end win.
carrara-how-turn = One action: turn the wheel and buy blocks from one section; or build a tile in a city; or score. Then you may buy one object for 10 coins.
carrara-how-scores = Score a type: all your buildings of it, each cost times the value of its city, once for each type. Or score a city in which you have enough buildings: only one player does that. Each scored building gives an object.
carrara-how-end = Who meets the three objectives may announce the end for 5 points; or all tiles are built. Each object then pays 3 points, each point of cost 1, and every 5 coins 1.
carrara-how-sign-blocks = Marble from dear to cheap: white, yellow, red, green, blue, black
carrara-how-sign-wheel = The wheel: every turn makes its blocks a coin cheaper; from section VI they come back to I
carrara-how-sign-tile = A building: the number is its cost in blocks
carrara-how-sign-value = City with points: each point of cost is worth so many
carrara-how-sign-coins = City with coins: each point of cost pays so many
carrara-how-sign-least = Buildings needed there to score the city
carrara-how-sign-biblioteca = Library (Biblioteca); its object is the book
carrara-how-sign-palazzo = Palace (Palazzo) and crown
carrara-how-sign-porta = Gate (Porta); its object is a little gate
carrara-how-sign-cathedrale = Cathedral (Cathedrale) and cup
carrara-how-sign-castello = Castle (Castello) and flag
carrara-how-sign-villa = Villa and coat of arms
carrara-how-sign-scoring = Your scorings that are left; on a scored city or type it shows whose it is
carrara-how-sign-sale = Objects for sale: one after your action, 10 coins
carrara-how-sign-objective = An objective: what it asks, and how far everybody is
carrara-how-sign-final = What you would get at the final count as it stands
carrara-how-sign-categories = Expansion: City and Land buildings; each kind can be scored together
carrara-how-sign-upgrade = Expansion: an Upgrade tile, with what it adds for each point of cost there

## Exercises

carrara-theme-wheel = Turning the wheel
carrara-theme-blocks = Choosing blocks
carrara-theme-building = Building
carrara-theme-scoring = Scoring
carrara-theme-objects = Objects
