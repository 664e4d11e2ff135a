## Lessons: the guided first match

lucca-lesson-palace = Finish a palace
    .goal = A taste first, late in a match: you build palaces, one colour each. A palace of five cards is finished and pays a point for every window. Finish one now!
    .end = Two palaces finished: 12 points. Now the match from its beginning.
lucca-lesson-palace-1 = Your brown and your green palace have four cards each. Take the three cards in the golden frame: one is brown, one is green.
    .wrong = This triplet has no brown card, so your best palace stays at four cards.
    .right = Nobody else can have these three cards now.
lucca-lesson-palace-2 = You play all three cards, one by one. Lay the brown 29 on your brown palace: its fifth card.
    .wrong = The brown palace is still unfinished.
    .wrong-other = Good too, green pays 5 points. But let us begin with brown.
    .wrong-waste = A wall or a discard brings no windows: the brown palace stays unfinished.
    .right = { $gain } points: one for each window on all five cards!
lucca-lesson-palace-3 = And the next points? You see what to do.
    .wrong = That scored nothing. One of the two cards left is the fifth of a palace.
    .right = { $gain } more points.
lucca-lesson-palace-4 = One card is left, a red one, and you have no red palace. Start one, build a city wall (face down), or throw it away? After this round only one more is played.
    .wrong = Thrown away. Face down it could still be a city wall.
    .wrong-late = A red palace would need four more red cards in one round: it will never be finished.
    .right = Right: face down, any card is a city wall. What walls are worth comes soon.

lucca-lesson-party = Open the doors
    .goal = A finished palace can be opened, at the beginning of a later turn. Its party pays for the cards that the others have in that colour and have not opened yet.
    .end = 8 points from two parties. The others lose nothing, but what they have opened themselves pays you no more: do not wait too long.
lucca-lesson-party-1 = A party pays 1 point for each card of that colour which the others are building, and 2 for each of their finished palaces. Open the better of your two.
    .wrong = No party was given.
    .wrong-smaller = Green pays only 3: the cards of Fiora. Cosimo’s green palace is open and pays nothing. Brown pays 5.
    .wrong-late = Openings come first: once you take a triplet, the doors stay shut for this turn.
    .right = { $gain } points: Cosimo builds three brown cards, and Fiora’s finished palace pays 2.
lucca-lesson-party-2 = You may open as many as you like. Is there a reason to wait with the other one?
    .wrong = It is the last round. At the end everything opens in order, and somebody may open green before you: then it pays less.
    .right = { $gain } points. And each of your walls is worth one more: two palaces are open now.

lucca-lesson-draft = Three cards at a time
    .goal = The first round. In every turn you take one triplet and play its three cards. Learn the ways to play a card.
    .end = That is a whole turn: take three, play three. The others did the same, and the triplet that was left is gone.
lucca-lesson-draft-1 = You own a blue and a brown palace of one card each. Take triplet 1: a brown card for your palace, and two new colours.
    .wrong = Possible, but this triplet gives you fewer shields, and you will need shields soon.
lucca-lesson-draft-2 = Add the brown 59 to your brown palace. Its three windows will pay when the palace is finished.
    .wrong = The card is spent, and the palace has not grown.
    .wrong-other = You may play the cards in any order. But begin with brown 59.
    .right = Two of five cards.
lucca-lesson-draft-3 = The purple 96 has three shields. You have no purple palace: start one with it.
    .wrong = You play the cards in any order, but now try purple 96.
    .wrong-waste = In a wall, shields do not count. In a palace under construction they do.
    .right = Shields count as long as the palace is not finished.
lucca-lesson-draft-4 = The last one: green 31. Decide yourself.
    .wrong = It is allowed, and wasted: a palace or a wall may still bring points.
    .right = Good. Palaces bring windows and parties, walls bring points at the end: both are fine.

lucca-lesson-order = Who goes first
    .goal = Whoever takes a triplet first has the choice. Shields decide: most shields on palaces under construction go first. Keep the lead!
    .end = You chose first in three rounds. Finished palaces lose their shields: points now, or the first choice later. That is the heart of Lucca.
lucca-lesson-order-1 = You lead with 11 shields; Cosimo has 9. Take triplet 4: all its cards fit your palaces or start a new one, and it has five shields.
    .wrong = A bastion counts like a wall at the end, but this triplet has only two shields.
    .wrong-shields = Seven shields would keep you ahead, but none of the cards fits a palace of yours. Look for both.
    .wrong-windows = Many windows, two shields: Cosimo would overtake you.
    .right = Five shields, and every card has a place.
lucca-lesson-order-2 = Add green 39 to your green palace: three windows.
    .wrong = Green 39 first: it belongs on your green palace.
lucca-lesson-order-3 = One of the two cards left has three shields and a colour that you do not have yet.
    .wrong = Look for the three shields: yellow 6. Start a palace with it.
    .right = Three shields more.
lucca-lesson-order-4 = Round 3, and you choose first again. This time without help: which triplet has shields, and cards that fit your palaces?
    .wrong = Almost only windows. With Cosimo at 16 shields, you would fall behind and choose what he leaves.
    .right = Good: five shields or more, and cards that fit.

lucca-lesson-walls = City walls
    .goal = A finished palace can be opened later. At the end every wall pays 1 point for each palace you have opened. But walls must be held: two shields under construction for each.
    .end = Walls, and the gray bastions that count like them, are for the end. Count: two shields for each wall, or none of them pays anything.
lucca-lesson-walls-1 = You have 20 shields: enough for ten walls. Purple is far from finished, so build a wall with purple 48.
    .wrong = Not bad. But purple needs five cards, and you build five palaces at once: some cards had better become walls.
    .right = One wall: it needs 2 of your 20 shields.
lucca-lesson-walls-2 = A round later you have taken brown 1, with three windows. Where does it go?
    .wrong = Its three windows pay only in your brown palace.
    .right = Four of five cards, seven windows.
lucca-lesson-walls-3 = Red 40 is left after yellow 70. Palace, wall or nothing? Three rounds are still to come.
    .wrong = Thrown away: a wall would have paid a point for each palace that you open.
    .wrong-late = A sixth palace needs four more red cards in three rounds. You have enough to finish already.
    .right = Two walls, four shields needed, 22 there. They hold.

lucca-lesson-streets = Street numbers
    .goal = The number on top of a palace is its address. At the end, whoever shows the lowest number of all pays 3 points to whoever shows the highest.
    .end = Only the top card shows. High numbers on top break ties for the order of play, and 3 points change hands at the end.
lucca-lesson-streets-1 = Green 11 and green 90 both go on your green palace. The one that you play last shows its number. Which one first?
    .wrong = Both cards fit your green palace. It still needs three cards.
    .wrong-covered = Then 11 will lie on top: a low number that may cost 3 points.
    .wrong-later = Red 33 can wait. First the two green cards.
    .right = 11 will be covered.
lucca-lesson-streets-2 = Red 33 is left; two more rounds will be played. You have 26 shields and two walls. Your decision.
    .wrong = Allowed, and wasted.
    .wrong-late = A red palace with a low 33 on top, never to be finished: it could even make you pay.
    .right = A third wall; six shields hold it easily.

lucca-lesson-opening = The first choice
    .goal = A match begins with four cards, of which you keep two. You see the first triplets, so you can plan.
    .end = Shields for the first choice, and a colour that will come again. The match goes on from here.
lucca-lesson-opening-1 = Keep two cards: look at the shields, at the numbers, and at the colours that lie in the triplets.
    .wrong = Brown is in all four triplets, and brown 12 has three shields: keep it.
    .wrong-shields = Brown 12 is right: brown is in every triplet. The best partner is blue 94: two shields and a high number.
    .right = Five shields, a high number, and brown in every triplet.
lucca-lesson-opening-2 = You go first. Cosimo has five shields too. Which triplet?
    .wrong = Three shields or fewer: somebody else would choose first in the next round.
    .right = A good start: brown grows, and you have shields for the first choice.

lucca-lesson-end = The last round
    .goal = The deck is empty: your last turn. None of your palaces can be finished any more.
    .end = Your walls pay 7 × 2 = 14 points, and blue 94, the highest number, 3 from Cosimo: 37 points. The others have 41, with a party or two more. Next time open earlier! The real match goes on from the third round of this one.
lucca-lesson-end-1 = Whatever you take will be walls. But Fiora needs one yellow card to finish a palace. Which one would pay her most? Take it away.
    .wrong = This leaves yellow 60 to Fiora: it finishes her palace and has three windows. Yellow 22 has two.
    .right = She will have to make do with yellow 22.
lucca-lesson-end-2 = You have 14 shields, 4 walls and 2 opened palaces. 14 shields hold 7 walls. What becomes of yellow 60?
    .wrong = Yellow 60 first: what can it be?
    .wrong-unfinished = Windows of an unfinished palace pay nothing, and the card has no shield.
    .wrong-waste = A wall would pay 2 points: one for each opened palace.
    .right = Five walls.
lucca-lesson-end-3 = Green 61: your green palace is open already, and each colour is built only once.
    .wrong = One more wall is 2 points.
    .right = Six walls need 12 shields.
lucca-lesson-end-4 = Purple 27 has two shields. On your purple palace, or a seventh wall? Count.
    .wrong = A wall pays 2 points, a discarded card nothing.
    .wrong-six = 16 shields for six walls: four more than you need. A seventh wall needs exactly the 14 you have, and pays 2 points.
    .right = Exactly held: 7 walls, 14 shields.

lucca-course-more = More: the first choice
    .about = A match begins with four cards in hand.

lucca-course-two = Lucca for two
    .about = With two players a third one sits at the table: the City of Lucca, which gets its cards from you both.

lucca-lesson-city = Cards for the City
    .goal = After both turns two triplets are left: each of you gives the City a card of one of them. The City never plays, but at parties its palaces count like an opponent’s: 1 point a card, 2 when completed.
    .end = Each gift to the City makes some party richer. Give it the colours in which you will be the one who opens.
lucca-lesson-city-1 = Cosimo builds purple and has three cards there. You may give purple 18, brown 78 or the bastion; nobody builds brown. Give what helps nobody.
    .wrong = Choose a card of triplet 3.
    .wrong-purple = Now the City builds purple too: when Cosimo opens his purple palace, that is one more point for him.
    .right = That helps nobody, and so not Cosimo either.
lucca-lesson-city-2 = Round 2. Your blue palace has three cards and your red one two, Cosimo’s blue has two and his red one. In green you are level. Which card does the City get?
    .wrong = Choose a card of triplet 3.
    .wrong-green = In green Cosimo is as far as you: whoever opens first takes the point. Better red or blue, where you are ahead.
    .right = One point more at your party, if you open first.

lucca-lesson-leave = What you leave
    .goal = Each of you takes one of four triplets. The two that are left are not lost: a card of each goes to the City. So look at what you can use, and at what you leave behind.
    .end = Take the triplet of which you can use most cards. A palace that lacks one card can wait: its colour comes again.
lucca-lesson-leave-1 = Round 3. You build red, blue, green and yellow; Cosimo is ahead in green and purple. Of which triplet can you use every card?
    .wrong = Only two of its cards fit your palaces. Triplet 4 has a card for red, one for green and one for blue.
    .right = Three cards for three palaces. Red and blue stay ahead of Cosimo’s.
lucca-lesson-leave-2 = Round 5. Your blue palace lacks one card, and blue 51 lies in triplet 4. But look at all the cards: which triplet do you take?
    .wrong = One card for yellow, and two brown ones that you cannot use. Triplet 1 fits two of your palaces, and its third card becomes a wall.
    .wrong-blue = Blue is completed, but purple and brown are of no use to you. Triplet 1 has a card for red, one for yellow and a wall; judged over many matches, that is about 6 points better.
    .right = Red and yellow have four cards each now, and the brown card becomes a wall.

lucca-lesson-numbers = The City’s numbers
    .goal = At the end the lowest visible street number pays 3 points to the highest. The City takes part in that, and what it pays costs nobody anything. Your blue palace shows 3, the lowest of all; Cosimo shows 95.
    .end = You win by four points: the 3 that you did not have to pay, and a few at the parties. With two players the City’s card is never unimportant.
lucca-lesson-numbers-1 = As it stands you would owe Cosimo 3 points. Which card for the City changes that?
    .wrong = Choose a card of triplet 3.
    .wrong-brown = The City’s brown palace is completed, but it shows 67. The lowest number is still your 3.
    .wrong-yellow = One point for whoever opens yellow. But the lowest number is still your 3, and that costs you 3 points.
    .right = The City shows 1 now: it pays in your place.
lucca-lesson-numbers-2 = Round 6. Your yellow palace has four cards and lacks only one. Yellow or brown for the City?
    .wrong = Choose a card of triplet 1.
    .wrong-brown = Nobody builds brown: it harms nobody and helps nobody. Yellow would bring you a point at your own party.
    .right = One point more when you open yellow.
lucca-lesson-numbers-3 = The last card of the match. Cosimo will open purple, where the City has four cards: 4 points for him. A red or a yellow card would bring you one point. What do you give?
    .wrong = Choose a card of triplet 2.
    .wrong-red = One point for your red party. But purple would have taken two points from Cosimo: a completed palace counts only 2.
    .wrong-yellow = One point for your yellow party. But purple would have taken two points from Cosimo: a completed palace counts only 2.
    .right = The City’s purple palace is completed: Cosimo’s party brings only 2 points instead of 4.

## How it works

lucca-how-goal = Build palaces, finish them and open them to parties. Most points at the end win.
lucca-how-turn = Open finished palaces if you like. Then take one triplet and play its three cards: start a palace, add to one, build a wall, or discard.
lucca-how-scores = A finished palace pays a point for each window. An opened one pays for what the others have of its colour: 1 for each card they are building, 2 for each palace they have finished. At the end each wall and bastion pays 1 point for each palace you have opened, if you have two shields for each wall.
lucca-how-end = When the deck is empty, the round is the last. All finished palaces are opened, walls are counted, and the lowest street number on show pays 3 points to the highest.
lucca-how-sign-card = A card: street number, windows and shields, colour
lucca-how-sign-window = Window: 1 point when its palace is finished
lucca-how-sign-shield = Shield: counts while the palace is being built; most shields choose first, and two of them hold a wall
lucca-how-sign-street = Street number: the one on top of a palace counts
lucca-how-sign-colours = The six colours, each with its own mark
lucca-how-sign-building = A palace under construction; the dashes are the cards still missing
lucca-how-sign-completed = Finished: it has its roof, and can be opened from your next turn on
lucca-how-sign-opened = Opened: it gives nothing to others’ parties and multiplies your walls
lucca-how-sign-party = What its party would pay now
lucca-how-sign-wall = City wall: any card, face down
lucca-how-sign-bastion = Bastion: counts like a wall and needs no shields
lucca-how-sign-order = Your place in the order of play: most shields choose first
lucca-how-sign-city = With two players: the City’s palaces, which never open and count at parties

## Exercises

lucca-theme-opening = The opening hand
lucca-theme-draft = Taking a triplet
lucca-theme-cards = Playing cards
lucca-theme-parties = Opening palaces
