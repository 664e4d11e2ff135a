## Lessons: the guided first match

vecchio-lesson-province = Take a province
    .goal = The old Medici rules Florence, and your family wants his power. Put family members on five tracks: the earlier, the more points.
    .end = 13 points in your first province. Collect Followers in towns, go to the gate of a region, and pay.
vecchio-lesson-province-1 = The first space of the Church State costs two Followers of one colour, one of another and 4 Florins, for 10 points. You have four gray Knights, a white Abbot and 6 Florins: press its golden frame!
    .wrong = Nothing wrong with that, but you can pay for 10 points at once, and others want that space too.
    .wrong-milan = 7 points. The first space of the Church State is worth 10, and each space is taken only once.
vecchio-lesson-province-2 = One of your people must go to Sovicille, its gate. Who stands upright can act, who lies rests. A Carriage (the purple wheel) takes one to any town: whom do you send?
    .wrong = Send one of the two who stand.
    .right = Two Knights, an Abbot, 4 Florins: 10 points. And 3 more, while nobody has more people on this track.
vecchio-lesson-province-3 = A new province gives a tile that helps once. You have 2 Florins left: take the Purse.
    .wrong = Also useful. But without Florins nobody travels and no space can be paid.
vecchio-lesson-province-4 = Tiles are used whenever you like in your turn. Press it to use it now, or end your turn and keep it?
    .wrong = You may keep it. But with money in hand you can travel in your next turn.
    .right = 6 Florins. A turn is one action; tiles come on top.

vecchio-lesson-work = Work in a town
    .goal = The towns give what you need: black Assassins, gray Knights, white Abbots, brown Florins or Scrolls. The middleman of that colour, the coloured pawn beside a town, must be there, or you pay a Bishop.
    .end = With the middleman your man lies down, with a Bishop he stays on his feet. And the middleman walks on along the dotted line, to the next town of his colour.
vecchio-lesson-work-1 = One of your people stands in San Godenzo, a gray town, where your Captain gives one Knight more. There is no middleman, but you have a Bishop. Work there!
    .wrong = That brings something too. But your Captain doubles the Knights of gray towns.
    .wrong-rest = Nobody of yours is lying: you would get just 1 Florin.
    .wrong-prato = Good as well: Prato is gray, and with the middleman it costs no Bishop. But your man would lie down, and another player is about to move that middleman on to San Godenzo, to you. Keep Prato’s man standing, and see what a Bishop does.
    .right = Two Knights. The middleman was not here, so you paid your Bishop, and your man still stands: he can work again.
vecchio-lesson-work-2 = Cosimo’s man has worked in Prato, and the gray middleman has come on to San Godenzo. What a chance! Where do you work?
    .wrong = Gray towns bring you two Knights. The gray middleman stands right beside one of your people.
    .wrong-rest = Nobody is lying yet.
    .right = Two more Knights. Now he lies down: he can do nothing until he recovers.

vecchio-lesson-travel = On the road
    .goal = Before an action one of your people may travel: a step costs 1 Florin, a Carriage goes anywhere for nothing more. Follow the middlemen!
    .end = Two short ways, two actions, and everything is ready for the Church State: Knights, an Abbot and Florins.
vecchio-lesson-travel-1 = You have Knights, but the Church State needs a second colour. The white middleman has just come to Sesto: an Abbot is waiting there.
    .wrong = Useful, but you lack a second colour of Followers, and Sesto is near.
vecchio-lesson-travel-2 = From Prato it is one step: press your man there, then the Florin that pays for it.
    .wrong = That way is longer and costs more.
    .wrong-next = The same price. But from Vernio it is one step to Pistoia, where the brown middleman is coming: leave him there.
    .wrong-carriage = A Carriage goes anywhere. For one step it is wasted.
    .right = An Abbot for 1 Florin.
vecchio-lesson-travel-3 = A round later you have hardly any Florins. The first space of the Church State costs 4. A brown town gives 5 Florins or a Scroll, a green one 3: where do you work?
    .wrong = Green towns bring 3 Florins. The brown middleman is in Pistoia: 5 there.
    .wrong-abbot = You have an Abbot. What you lack is money.
    .wrong-knights = You have four Knights. What you lack is money.
vecchio-lesson-travel-4 = Brown towns give 5 Florins or a Scroll. Scrolls pay for offices in Florence. Your plan is the Church State.
    .wrong = A good thing for Florence. But the province next turn costs 4 Florins, and you have none.
    .right = Now you can pay: two Knights, an Abbot, 4 Florins.

vecchio-lesson-venice = A plan over three turns
    .goal = Venice is cheap: one Assassin and a few Florins, 5 points. Collect, recover, take it.
    .end = Collect, recover, take over: that is the rhythm of the game. The next spaces cost more and are worth less, so do not wait.
vecchio-lesson-venice-1 = For Venice you need an Assassin. The black middleman is in Borgo San Lorenzo, one step from your man in Dicomano.
    .wrong = Not now: for Venice you need an Assassin.
    .right = Now all your people are lying.
vecchio-lesson-venice-2 = Nobody of yours stands. Which action helps most?
    .wrong = One more family member. But recovering makes all three stand up at once.
    .right = Recovering makes all three stand again, and always pays 1 Florin.
vecchio-lesson-venice-3 = Everything is there. Which action?
    .wrong = Cosimo and Fiora build up too. You have an Assassin and Florins: take the space before it is gone.
vecchio-lesson-venice-4 = Who goes to Vicchio, the gate of Venice?
    .wrong = Too dear: somebody is nearer.
    .right = 1 Florin for the way, 3 for the space: 5 points.
vecchio-lesson-venice-5 = Choose a tile freely. Read what they do: point at them.
    .wrong = Take one of the tiles.
    .right = Each of them can be good. “Free entry” saves most when spaces become dear.

vecchio-lesson-family = More hands
    .goal = Family members on tracks stay there for ever. Call new ones from your supply, and use your tiles at the right moment.
    .end = 28 points, and a crest: each is worth a point, and when they run out, the end is near. A crest also turns up an event: this one a Levy, and everybody had to pay.
vecchio-lesson-family-1 = Only two of your people are left in the towns. Call for reinforcement: two dice name an area, a large number on the map, and you put one more into a town around it.
    .wrong = With only two people you will soon be recovering all the time.
vecchio-lesson-family-2 = The dice say area 6. Which of its towns is good for you?
    .wrong = Mensano is a gray town: remember your Captain. And it is a step from Sovicille.
    .right = Gray, and one step from the gate of the Church State.
vecchio-lesson-family-3 = Two turns later: two colours of Followers again. Which action brings most?
    .wrong = You can pay for a space worth 9 points. Others can, too.
    .right = Off to Sovicille.
vecchio-lesson-family-4 = “Free entry” saves the Florins of a space. Use it here?
    .wrong = Then you have paid 5 Florins. The tile is worth nothing in the end: use it when it saves much.
    .right = { $gain } points: 9 for the space, 1 for the crest. No Florins.

vecchio-lesson-start = The beginning
    .goal = Before the first turn you keep one of three tiles and place four people on the map. A good beginning is half the way.
    .end = You stand where the middlemen are, and near a gate. The match goes on from here.
vecchio-lesson-start-1 = Keep a tile: each makes one kind of town better for the whole match. Your choice!
    .wrong = Keep one of the three.
    .right = Good. Use those towns often.
vecchio-lesson-start-2 = Dice name an area, a large number on the map: this time 5. Put two people into its towns. The brown middleman is in Dicomano.
    .wrong = Nobody where the middleman is: your first turn would cost a Bishop or a journey.
    .right = The middleman is there: work at once.
vecchio-lesson-start-3 = Two more, in any one area. Look where middlemen stand. In area 10 there is one, with the gate to Milan next to him.
    .wrong = Also possible. But Prato has the gray middleman, and Vernio, the gate to Milan, is next to it.
    .right = With the middleman, and near the gate to Milan.

vecchio-lesson-end = Offices, and the end
    .goal = In Florence two tracks are open for Scrolls; the token on one of them makes it 3 Florins dearer. And there is one crest left: whoever takes it brings on the end.
    .end = All is counted: the spaces of the tracks, 3 for each majority, 5 for being on all five, a point a crest, and the tiles of the Nobility, hidden until now: they put Fiora ahead. The real match goes on from the fourth round of this one.
vecchio-lesson-end-1 = You have two Scrolls. The third space of the City council shows the last crest. Assume the office!
    .wrong = Then somebody else decides when the match ends.
vecchio-lesson-end-2 = Who goes to Florence?
    .wrong = One of those who stand.
    .right = 2 points, and the crest 1. The last round is coming: two actions for everybody.
vecchio-lesson-end-3 = A tile of the City council, freely chosen. There are only two actions left: what helps at once?
    .wrong = Take one of the tiles.
    .right = Fine: everything that is turned up at once helps in the last round.

vecchio-course-more = More: the beginning
    .about = A tile to keep, and four people to place before the first turn.

vecchio-course-tiles = Province tiles
    .about = Every province brings a tile that can be used once, whenever it helps most.

vecchio-lesson-entry = A tile at the right moment
    .goal = With every province you choose one of its tiles. You own “Free entry”: one space costs you no Florins. Use it where it saves most.
    .end = 9 points and a crest for a single Florin, and a new tile. Tiles wait for you; Florins, Followers and Scrolls may be lost to a Levy.
vecchio-lesson-entry-1 = You have 5 Florins, two Assassins and a Knight. The Church State asks for just these Followers and 5 Florins; the journey costs one more. “Free entry” pays the space: take it over!
    .wrong = The Church State is within your reach.
    .wrong-venice = 4 points for 4 Florins. The Church State brings 9, and there “Free entry” saves 5.
    .wrong-town = More Florins are not needed: your tile pays the space for you, and others want it as well.
vecchio-lesson-entry-2 = Who goes to Sovicille, its gate? The journey has to be paid in any case.
    .wrong = 5 Florins for the way, though somebody of yours stands next door, in Siena.
    .right = One Florin for the way, none for the space: 9 points and a crest.
vecchio-lesson-entry-3 = The crest brings a Levy: 3 of your last 4 Florins are gone. Choose a tile of the Church State. What do you need for your next journey?
    .wrong = Choose one of the tiles.
    .wrong-scribe = Two Scrolls, but for a Follower, and you have none left.
    .wrong-other = A Follower is always good. But with one Florin you get nowhere: journeys and provinces cost Florins.
    .right = “Purse”: 6 Florins.
vecchio-lesson-entry-4 = Use it now, or keep it for later? You decide.
    .wrong = Use the tile, or end your turn.
    .right = Both are right: now you have the Florins in hand; kept, they are safe from the next Levy.

vecchio-lesson-again = Once more
    .goal = Three rounds later you have taken over another province, in Venice, and another Levy took your last Florins. “Free entry” and “Purse” lie used before you.
    .end = Read the tiles before you take over a province: sometimes the tile is worth more than the points.
vecchio-lesson-again-1 = Choose a tile of Venice. Which one brings you most now, without a single Florin?
    .wrong = Choose one of the tiles.
    .wrong-coin = One Florin for each of your family members in a town: you have only few there.
    .wrong-one = One piece. “Once more” can repeat your Purse: 6 Florins.
    .right = “Once more” applies one of your used tiles again, whichever fits best.
vecchio-lesson-again-2 = And now?
    .wrong = Use the tile, or end your turn.
    .right = Right. Used for the Purse it brings 6 Florins; kept, it could also stand for another “Free entry”.

vecchio-lesson-fits = A tile that fits
    .goal = Later you can pay for Milan: a Knight, an Abbot and 4 Florins, for 7 points. And five tiles lie there: this time read them before you choose.
    .end = A tile is worth what it does for you now: look at your purse and your Followers first. The real match goes on from your “Once more”.
vecchio-lesson-fits-1 = Take over Milan, before the space is gone.
    .wrong = Good as well: you could collect first. But the space is 7 points, and others may take it.
    .wrong-venice = 4 points for 5 Florins. Milan brings 7 for 4.
vecchio-lesson-fits-2 = Vernio is its gate. Who goes?
    .wrong = That way costs 2 Florins, and from Prato it is one step.
    .right = 7 points. You keep 4 Florins and an Assassin.
vecchio-lesson-fits-3 = Read Milan’s five tiles: point at them. You have 4 Florins, an Assassin, and no other Follower. Which tile brings you most?
    .wrong = One person more. Reinforcement brings you that too; Followers are what you lack. Judged over many matches, the Abbot is about 2 points better.
    .wrong-buy = A Follower and a Scroll sound like most. But “Purchase” costs 5 Florins, and you have 4. Judged over many matches, it is the weakest tile here.
    .wrong-double = One Follower more, as with “Abbot”. But it costs the Assassin that Venice asks for: about a point less, judged over many matches.
    .right = An Abbot at once, for nothing.

## How it works

vecchio-how-goal = Put your family on five tracks of power: three regions and two in Florence. Most power points at the end win.
vecchio-how-turn = One action: work in a town, take over a province, assume an office, call for reinforcement, or recover. Before working or taking, one of your people may travel: a Florin for a step, or a Carriage to anywhere.
vecchio-how-scores = Each space of a track pays its points; the earlier, the cheaper and the better. The majority on a track pays 3, being on all five 5, each crest 1, and Nobility tiles what they say.
vecchio-how-end = Some spaces take a Medici crest. When the last one is taken, the round is finished, and everybody has one last turn of two actions.
vecchio-how-sign-standing = Family member, standing: can act
vecchio-how-sign-lying = Lying: can do nothing until you recover
vecchio-how-sign-middleman = Middleman: without him a town of his colour costs a Bishop
vecchio-how-sign-towns = Towns by colour. Brown: 5 Florins or a Scroll; black: an Assassin; gray: a Knight; white: an Abbot; purple: two Bishops or two Carriages; green: 3 Florins
vecchio-how-sign-gate = Gate town: from here you take over a region
vecchio-how-sign-florence = Florence: offices of the City council and the Nobility
vecchio-how-sign-florin = Florin: money
vecchio-how-sign-assassin = Assassin: pays for Venice
vecchio-how-sign-knight = Knight: with an Abbot, pays for Milan
vecchio-how-sign-abbot = Abbot: with a Knight, pays for Milan. The Church State takes two Followers of one colour and one of another
vecchio-how-sign-scroll = Scroll: two pay for an office
vecchio-how-sign-bishop = Bishop: work without the middleman, and stay standing
vecchio-how-sign-carriage = Carriage: travel anywhere
vecchio-how-sign-crest = Medici crest: 1 point; the last one brings the end
vecchio-how-sign-space = Spaces of a track: cost above, points below, perhaps a crest; the red one is next
vecchio-how-sign-majority = Arms on a track: who has most people there, 3 points
vecchio-how-sign-dearer = In Florence this track costs 3 Florins more now
vecchio-how-sign-area = A large number: an area; dice name it for new family members
vecchio-how-sign-way = Dotted line: where the middleman goes next

## Exercises

vecchio-theme-opening = The beginning
vecchio-theme-action = Which action
vecchio-theme-travel = Whom to send
vecchio-theme-towns = In the towns
vecchio-theme-payment = Paying and taking
vecchio-theme-family = The family
vecchio-theme-tiles = Tiles
