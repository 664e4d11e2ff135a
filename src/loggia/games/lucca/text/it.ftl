game-lucca = Lucca
    .about = Scegli le carte a terzine, costruisci palazzi, inaugurali con una festa e conserva abbastanza scudi per reggere le mura.

option-lucca-celebration = Variante celebrativa
    .help = Cinque carte speciali dai numeri dorati entrano nel mazzo; tre di esse sono jolly.
option-lucca-celebration-true = con le carte dorate
option-lucca-celebration-false = gioco base

## I pezzi

lucca-colour-red = rosso
lucca-colour-blue = blu
lucca-colour-green = verde
lucca-colour-yellow = giallo
lucca-colour-purple = viola
lucca-colour-brown = marrone
lucca-colour-orange = arancione
lucca-colour-pink = rosa
lucca-colour-white = bianco
lucca-colour-grey = grigio
lucca-colour-black = nero

lucca-card-palace = il { $street } { $colour }
lucca-card-wild = il jolly { $street }
lucca-card-bastion = un baluardo
lucca-card-other = la carta { $street }
lucca-city-payer = La Città di Lucca
lucca-city-taker = la Città di Lucca
lucca-city-name = Città di Lucca

## Che cosa si decide

lucca-phase-keeping = la scelta delle carte iniziali
lucca-phase-turn = il momento di inaugurare e di prendere una terzina
lucca-phase-playing = il momento di giocare le carte della terzina
lucca-phase-city = il momento della Città
lucca-phase-over = la fine della partita

lucca-prompt-keeping = Tieni due delle tue quattro carte. Due carte dello stesso colore formano un palazzo: decidi tu quale sta sopra.
lucca-prompt-keeping-others = Ciascuno sceglie due delle sue quattro carte.
lucca-prompt-open = Se vuoi, inaugura palazzi completati; poi prendi una terzina.
lucca-prompt-take = Prendi una terzina.
lucca-prompt-turn-other = { $seat } può inaugurare palazzi e prende una terzina.
lucca-prompt-playing = { $count ->
    [one] Gioca l’ultima carta della tua terzina.
   *[other] Gioca le { $count } carte della tua terzina, una alla volta.
}
lucca-prompt-playing-other = { $seat } gioca le carte di una terzina.
lucca-prompt-city = Dai alla Città una carta di una delle due terzine rimaste.
lucca-prompt-city-second = Dai alla Città una carta dell’altra terzina.
lucca-prompt-city-other = { $seat } dà una carta alla Città.
lucca-prompt-over = La partita è finita.

## Le scelte

lucca-keep = Tenere { $first } e { $second }
lucca-keep-pile = Tenere { $first } con { $second } sopra
lucca-open = Inaugurare il tuo palazzo { $colour }
lucca-take = Prendere la terzina { $number }: { $cards }
lucca-play-start = Iniziare un palazzo con { $card }
lucca-play-add = Aggiungere { $card } al tuo palazzo { $colour }
lucca-play-wall = Costruire le mura con { $card }
lucca-play-bastion = Costruire il baluardo
lucca-play-discard = Scartare { $card }
lucca-build = Aggiungere { $card } al palazzo { $colour } della Città
lucca-build-start = Iniziare un palazzo della Città con { $card }
lucca-build-bastion = Dare alla Città il baluardo della terzina { $number }

lucca-do-start = Iniziare un nuovo palazzo
lucca-do-wall = Costruire le mura
lucca-do-bastion = Costruire il baluardo
lucca-do-discard = Scartare

## Che cosa porta una scelta

lucca-effect-keep = { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}, numero civico più alto { $street }
lucca-effect-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
lucca-effect-take = { $windows ->
    [one] 1 finestra
   *[other] { $windows } finestre
}, { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}
lucca-effect-completes = completa il palazzo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per le sue finestre; { $shields ->
    [0] nessuno scudo va perso
    [one] 1 dei tuoi scudi non conterà più
   *[other] { $shields } dei tuoi scudi non conteranno più
}
lucca-effect-grows = carta { $size } di { $of }; { $shields ->
    [0] nessuno scudo
    [one] 1 scudo
   *[other] { $shields } scudi
} in più; mostra il numero { $street }
lucca-effect-wall = alla fine le tue mura chiederanno { $needed } scudi; ne hai { $shields } in costruzione
lucca-effect-bastion = alla fine 1 punto per ogni palazzo inaugurato, se le tue mura reggono; finora { $opened }
lucca-effect-city-completes = completa il palazzo { $colour } della Città: a una festa varrà 2
lucca-effect-city-grows = carta { $size } di { $of }

## Che cosa è successo

lucca-bastions-replaced = { $count ->
    [one] { $seat } ha ricevuto un baluardo, che è stato sostituito.
   *[other] { $seat } ha ricevuto { $count } baluardi, che sono stati sostituiti.
}
lucca-hand-dealt = Le tue carte iniziali: { $cards }.
lucca-triplets-laid = Turno { $round }: { $count } terzine sul tavolo, { $left ->
    [0] e il mazzo è vuoto
    [one] e resta 1 carta nel mazzo
   *[other] e restano { $left } carte nel mazzo
}.
lucca-has-chosen = { $seat } ha scelto.
lucca-kept = { $seat } tiene { $cards }.
lucca-city-founded = Le altre carte fondano la Città di Lucca: { $cards }.
lucca-reshuffled = Il mazzo viene rimescolato. { $removed ->
    [0] Nessuna carta lascia il gioco
    [one] 1 carta lascia il gioco senza essere vista
   *[other] { $removed } carte lasciano il gioco senza essere viste
}, ne restano { $left }.
lucca-order-place = { $seat } ({ $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
})
lucca-order-fixed = Ordine di gioco: { $order }.
lucca-order-last = Le ultime inaugurazioni, in quest’ordine: { $order }.
lucca-opened = { $seat } inaugura il palazzo { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per la festa.
lucca-opened-last = Alla fine { $seat } inaugura il palazzo { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per la festa.
lucca-taken = { $seat } prende la terzina { $number }: { $cards }.
lucca-started = { $seat } inizia un palazzo con { $card }.
lucca-added = { $seat } aggiunge { $card } al palazzo { $colour } ({ $size } carte).
lucca-completed = { $seat } completa il palazzo { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per le sue finestre.
lucca-wall-built = { $seat } costruisce le mura con { $card }.
lucca-bastion-built = { $seat } costruisce un baluardo.
lucca-discarded = { $seat } scarta { $card }.
lucca-city-built = { $seat } dà { $card } al palazzo { $colour } della Città ({ $size ->
    [one] 1 carta
   *[other] { $size } carte
}).
lucca-city-completed = Il palazzo { $colour } della Città è completato.
lucca-city-bastion = { $seat } dà un baluardo alla Città.
lucca-city-passed-over = Niente di ciò che resta può essere costruito nella Città: { $seat } non le dà nessuna carta.
lucca-left-over = Avanzate e scartate: { $cards }.
lucca-walls-scored = { $seat }: { $walls ->
    [0] nessuna carta di mura
    [one] 1 carta di mura
   *[other] { $walls } carte di mura
} e { $bastions ->
    [0] nessun baluardo
    [one] 1 baluardo
   *[other] { $bastions } baluardi
}, { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}, { $opened ->
    [one] 1 palazzo inaugurato
   *[other] { $opened } palazzi inaugurati
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
lucca-walls-unsupported = { $seat }: { $shields ->
    [one] 1 scudo non regge
   *[other] { $shields } scudi non reggono
} { $walls ->
    [one] 1 carta di mura
   *[other] { $walls } carte di mura
}; mura e baluardi non portano niente.
lucca-streets-paid = { $payer } mostra il numero civico più basso, { $lowest }, e deve { $points } punti a { $taker }, con il più alto, { $highest }.
lucca-streets-same = { $payer } mostra sia il numero civico più basso, { $lowest }, sia il più alto, { $highest }: nessuno paga.

## Da dove vengono i punti

lucca-point-windows = Finestre del palazzo { $colour }
lucca-point-party = Festa nel palazzo { $colour }
lucca-point-last-party = Ultima festa nel palazzo { $colour }
lucca-point-walls = { $walls ->
    [one] 1 carta di mura
   *[other] { $walls } carte di mura
} e { $bastions ->
    [one] 1 baluardo
   *[other] { $bastions } baluardi
}, per { $opened ->
    [one] 1 palazzo inaugurato
   *[other] { $opened } palazzi inaugurati
}
lucca-point-walls-unsupported = { $walls ->
    [one] 1 carta di mura
   *[other] { $walls } carte di mura
} con soltanto { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}: mura e baluardi non portano niente
lucca-point-lowest = Il numero civico più basso, { $street }
lucca-point-highest = Il numero civico più alto, { $street }
lucca-tie-break = Pareggio: decide il numero civico visibile più alto, { $street }.

## Rifiuti

lucca-refused-wrong-phase = Non ora: questo è { $now }, e quella mossa appartiene a un altro momento ({ $wanted }).
lucca-refused-card-not-in-hand = Non hai in mano { $card }.
lucca-refused-same-card = Tieni due carte diverse, non due volte { $card }.
lucca-refused-two-wilds = Due jolly non si possono tenere insieme: una delle due carte deve essere parte di un palazzo.
lucca-refused-wild-first = Il jolly { $wild } non può stare sotto: scrivi “keep { $other } { $wild }”.
lucca-refused-not-completed-nowhere = Non hai un palazzo { $colour }.
lucca-refused-not-completed-construction = Il tuo palazzo { $colour } è ancora in costruzione.
lucca-refused-not-completed-opened = Il tuo palazzo { $colour } è già inaugurato.
lucca-refused-no-such-triplet = Non c’è una terzina { $number }: in questa partita sono { $most }.
lucca-refused-triplet-taken = La terzina { $number } non c’è più.
lucca-refused-card-not-in-triplet = Fra le carte da giocare ora non c’è { $card }.
lucca-refused-card-not-there = Nella terzina { $number } non c’è { $card }.
lucca-refused-palace-named = Solo un jolly nomina il palazzo a cui si aggiunge; qui { $card } non lo è.
lucca-refused-bastion-only = Solo una carta baluardo si può costruire come baluardo, non { $card }.
lucca-refused-bastion-no-palace = Un baluardo non fa mai parte di un palazzo.
lucca-refused-wild-cannot-start = Un jolly non è mai la prima carta di un palazzo: non si può iniziare con { $card }.
lucca-refused-colour-already-construction = Stai già costruendo un palazzo { $colour }: aggiungi a quello.
lucca-refused-colour-already-completed = Il tuo palazzo { $colour } è completato; nessuno ne costruisce un secondo dello stesso colore.
lucca-refused-colour-already-opened = Il tuo palazzo { $colour } è inaugurato; nessuno ne costruisce un secondo dello stesso colore.
lucca-refused-no-palace-to-extend = Non hai un palazzo { $colour } in costruzione.
lucca-refused-wild-needs-palace = Di’ a quale palazzo aggiungere { $card }, per esempio “add red”.
lucca-refused-must-use-other-triplet = La Città ha già una carta della terzina { $number }: prendine una dell’altra.
lucca-refused-city-must-build = La Città non ha palazzi in costruzione per { $card }, e non vuole né mura né scarti.
lucca-refused-city-no-palace = La Città non ha un palazzo { $colour } in costruzione.

## La notazione

lucca-not-a-move = “{ $given }” non è una mossa di Lucca. Mosse: “keep 12 45”, “open red”, “take 2”, “play 45 add”, “city 2 45”.
lucca-not-a-move-keep = “{ $given }” non nomina due carte: scrivi “keep 12 45” con i numeri civici di due carte della tua mano, per ultima quella che sta sopra.
lucca-not-a-move-open = “{ $given }” non nomina un colore: scrivi “open red”.
lucca-not-a-move-take = “{ $given }” non nomina una terzina: scrivi “take 2”.
lucca-not-a-move-play = “{ $given }” non dice come giocare una carta: scrivi “play 45 start”, “add”, “wall” o “discard”, “play x bastion” per un baluardo, “play 10 add red” per un jolly.
lucca-not-a-move-city = “{ $given }” non nomina una terzina e una carta: scrivi “city 2 45”, “city 2 x” per un baluardo, “city 2 10 red” per un jolly.
lucca-not-a-move-palace = La carta { $card } non fa mai parte di un palazzo { $colour }.
lucca-not-a-colour = “{ $given }” qui non è un colore. Colori: { $allowed }.
lucca-not-a-triplet = “{ $given }” non è una terzina: sono numerate da 1 a { $most }.
lucca-not-a-card = “{ $given }” non è una carta: nominala con il numero civico, o “x” per un baluardo.

## Il file di dati del proprietario

lucca-data-unreadable = Il file di dati { $file } non si può leggere: { $why }.
lucca-data-not-toml = Il file di dati non è TOML valido: { $why }.
lucca-data-section = “{ $section }” deve essere una sezione del file di dati.
lucca-data-fixed = “{ $key }” nel file di dati è { $given }; le regole dicono { $ours }, e si possono sostituire solo carte e colori.
lucca-data-figure = “{ $key }” nel file di dati deve essere un numero intero, non { $given }.
lucca-data-palette = “{ $colour }” non è un colore che sappiamo mostrare. Colori conosciuti: { $allowed }.
lucca-data-colours = Il file di dati elenca { $count } colori diversi; devono essere { $expected }.
lucca-data-no-cards = La sezione “{ $section }” del file di dati non ha un elenco “cards”.
lucca-data-twice = La carta { $card } è elencata due volte.
lucca-data-kind = Carta { $card }: “{ $given }” non è un tipo di carta. Tipi conosciuti: palace, bastion, wild.
lucca-data-count = Carta { $card }: “{ $key }” deve essere un numero intero, non { $given }.
lucca-data-street = Carta { $card }: il numero civico { $street } non è fra 1 e { $most }.
lucca-data-symbols = Carta { $card }: { $windows } finestre e { $shields } scudi; ciascuno va da 0 a 3, insieme { $expected }.
lucca-data-colour = Carta { $card }: “{ $colour }” non è un colore del file: { $allowed }.
lucca-data-wild-in-deck = La carta con il numero { $street } è un jolly; i jolly stanno nella sezione “celebration”.
lucca-data-golden-bastion = Fra le carte speciali della sezione “celebration” non ci sono baluardi.
lucca-data-wilds = La sezione “celebration” ha { $count } jolly; con più di { $most } una mano iniziale potrebbe contenere solo quelli.
lucca-data-street-twice = Il numero civico { $street } sta su due carte; devono essere tutti diversi.
lucca-data-summary = Il file di dati indica { $stated } per “{ $key }”, ma le sue carte danno { $counted }.
lucca-data-per-colour = Il file di dati indica { $stated } carte per colore, ma “{ $colour }” ne ha { $counted }.
lucca-data-removed = Il numero { $street } deve lasciare il mazzo nella variante celebrativa, ma nessuna carta lo porta.
lucca-data-golden-colour = La carta dorata { $street } ha il numero di una carta comune ({ $colour }) e deve averne il colore.
lucca-data-size = Il mazzo ({ $variant }) ha { $count } carte; le regole ne chiedono { $expected }.

## Il terminale

lucca-sketch-round = Turno { $round } di { $rounds }
lucca-sketch-deck = mazzo { $deck } · tolte { $removed } · un palazzo chiede { $size } carte
lucca-sketch-triplets = Terzine
lucca-sketch-gone = presa
lucca-sketch-hand = Da giocare:
lucca-sketch-opening = Le tue carte iniziali:
lucca-sketch-kept = Tieni:
lucca-sketch-given-back = Hai reso:
lucca-sketch-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
lucca-sketch-construction = in costruzione:
lucca-sketch-completed = completati:
lucca-sketch-opened = inaugurati:
lucca-sketch-walls = { $walls ->
    [0] niente mura
   *[other] mura { $walls }
}
lucca-sketch-bastions = { $bastions ->
    [0] nessun baluardo
    [one] 1 baluardo
   *[other] { $bastions } baluardi
}
lucca-sketch-shields = { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}
lucca-sketch-needed = su { $needed } necessari alle mura
lucca-sketch-chosen = ha scelto
lucca-sketch-choosing = sta scegliendo
lucca-sketch-legend = 45 2f1s: numero civico 45, 2 finestre, 1 scudo; x: baluardo; *: jolly; l’ultima carta di un palazzo mostra il suo numero
lucca-sketch-symbols = { $windows }f{ $shields }s

## Il tavolo

lucca-board = La città di Lucca
lucca-board-mine = Il tuo quartiere e le tue carte
lucca-board-card = Carta di colore { $colour }, numero { $street }
lucca-board-wild = Jolly, numero { $street }
lucca-board-bastion = Baluardo
lucca-board-signs = { $windows ->
    [one] 1 finestra
   *[other] { $windows } finestre
  }, { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
  }.
lucca-board-card-about = Un punto per finestra quando il suo palazzo è completato; finché è in costruzione, gli scudi decidono l’ordine di gioco.
lucca-board-wild-about = Si può aggiungere a qualsiasi palazzo che stai costruendo, mai iniziarne uno.
lucca-board-bastion-about = Non ha bisogno di scudi, e alla fine conta come le mura.
lucca-board-triplet = Terzina { $number }: { $cards }
lucca-board-triplet-sum = Insieme { $windows ->
    [one] 1 finestra
   *[other] { $windows } finestre
  } e { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
  }.
lucca-board-triplet-taken = La terzina { $number } è stata presa
lucca-board-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
lucca-board-deck-about = { $removed ->
    [0] Nessuna carta è stata tolta senza essere vista.
    [one] 1 carta è stata tolta senza essere vista.
   *[other] { $removed } carte sono state tolte senza essere viste.
  } Quando il mazzo è vuoto si gioca l’ultimo turno.
lucca-board-reconstructed = L’elenco stampato delle carte è perduto: colore e segni di ogni numero sono stati ricostruiti per questo mazzo.
lucca-board-round = Turno { $round } di { $rounds }
lucca-board-round-short = Turno { $round }/{ $rounds }
lucca-board-discards = Scarti: { $count }
lucca-board-order = Ordine di gioco
lucca-board-order-place = { $place }. { $name }
lucca-board-order-about = Comincia chi ha più scudi in costruzione; a parità, chi mostra il numero civico più alto. L’ordine è stato fissato quando sono state disposte le terzine di questo turno.
lucca-board-order-now = Ora { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
  } e numero più alto { $highest }: nel prossimo turno sarebbe il posto { $next }.
lucca-board-order-later = L’ordine di gioco si fissa quando tutti hanno scelto.
lucca-board-area-construction = In costruzione
lucca-board-area-completed = Completati
lucca-board-area-opened = Inaugurati
lucca-board-area-hand = Da giocare
lucca-board-area-keep = Tienine due
lucca-board-area-kept = Tieni
lucca-board-palace = Palazzo { $colour }: { $name }
lucca-board-palace-construction = In costruzione: { $cards } carte di { $size }. { $windows ->
    [one] 1 finestra
   *[other] { $windows } finestre
  }, { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
  }, in cima il numero { $street }.
lucca-board-palace-completed = Completato: { $cards } carte, { $windows ->
    [one] 1 finestra
   *[other] { $windows } finestre
  }, in cima il numero { $street }. I suoi scudi non contano più.
lucca-board-palace-opened = Inaugurato, in cima il numero { $street }. Non dà niente alle feste altrui e moltiplica mura e baluardi.
lucca-board-palace-party = Inaugurato ora, la sua festa porterebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
lucca-board-walls = Mura e baluardi: { $name }
lucca-board-walls-count = { $walls ->
    [one] 1 carta di mura
   *[other] { $walls } carte di mura
  } e { $bastions ->
    [one] 1 baluardo
   *[other] { $bastions } baluardi
  }.
lucca-board-walls-held = Le mura chiedono { $needed ->
    [one] 1 scudo
   *[other] { $needed } scudi
  } e ne hanno { $shields }: reggono.
lucca-board-walls-fall = Le mura chiedono { $needed ->
    [one] 1 scudo
   *[other] { $needed } scudi
  } e ne hanno solo { $shields }: né mura né baluardi porterebbero punti.
lucca-board-walls-worth = Con { $opened ->
    [one] 1 palazzo inaugurato
   *[other] { $opened } palazzi inaugurati
  } porterebbero { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } se la partita finisse ora.
lucca-board-city = Città di Lucca
lucca-board-city-name = la Città
lucca-board-city-about = Non ha turni, ma alle feste i suoi palazzi contano come quelli di un avversario. Dopo i due turni ciascun giocatore le dà una carta.
lucca-board-city-bastions = Baluardi della Città: { $count }
lucca-board-shields = Scudi in costruzione: { $shields }
lucca-board-shields-of = { $name }: { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
  }
lucca-board-highest = Numero civico più alto di { $name }: { $highest }
lucca-board-streets-highest = Alla fine riceverebbe { $points } punti dal numero più basso sul tavolo ({ $lowest }).
lucca-board-streets-lowest = Mostra anche il numero più basso sul tavolo ({ $lowest }), che pagherebbe { $points } punti al più alto ({ $highest }).
lucca-board-chosen = Ha scelto due carte
lucca-board-choosing = Sta scegliendo
lucca-board-hand-face-down = Due carte coperte di { $name }
