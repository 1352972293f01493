import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const silverSolo: RuleSection = {
  id: 'silver-solo',
  title: { en: 'The Cardinalbot and silver', fr: 'Le Cardinalbot et l’argent' },
  clauses: [
    rule(
      'ag-solo-1',
      'Six decrees are replaced by new versions of the same name, and three are added for the new fairs. Pillars of History or Houses of Destiny takes the place of Everlasting Fame, according to the scoring overlay. There are four more challenges. At the hard level the Cardinalbot starts with 1 silver and 30 VP.',
      'Six décrets sont remplacés par de nouvelles versions du même nom, et trois s’ajoutent pour les nouvelles foires. Piliers de l’Histoire ou Maisons du Destin prend la place de Gloire Éternelle, selon la tuile Décompte. Il y a quatre défis de plus. Au niveau difficile, le Cardinalbot commence avec 1 argent et 30 PV.',
    ),
    withOurs(
      rule(
        'ag-solo-16',
        'Random challenges are drawn from all twelve. Being first player, the Cardinalbot starts without silver below the hard level; you start with 1.',
        'Les défis au hasard sont tirés parmi les douze. Comme premier joueur, le Cardinalbot commence sans argent sous le niveau difficile ; vous commencez avec 1.',
      ),
      'It is Pillars of History if the overlay multiplies by pillars, and Houses of Destiny if it multiplies by houses.',
      'C’est Piliers de l’Histoire si la réglette multiplie par les piliers, et Maisons du Destin si elle multiplie par les maisons.',
    ),
    withOurs(
      rule(
        'ag-solo-2',
        'The Cardinalbot has a prospector and a mine on map I, and its five other mines are ready from the start. In the preparation phase its second prospector enters map II in round 2 and its third one map III in round 3, free of charge. It has no technologies and ignores the movement icon.',
        'Le Cardinalbot a un prospecteur et une mine sur le plan I, et ses cinq autres mines sont disponibles dès le départ. En phase de préparation, son deuxième prospecteur entre gratuitement sur le plan II à la manche 2, et le troisième sur le plan III à la manche 3. Il n’a pas de technologies et ignore le symbole de déplacement.',
      ),
      'All eight pillars of its colour are available from the start, for its board has no contract space for the additional one. A map that has a prospector of its own already is passed over.',
      'Les huit piliers de sa couleur sont disponibles dès le départ, car son plateau n’a pas de case Contrat pour le pilier supplémentaire. Un plan où il a déjà un prospecteur est passé.',
    ),
    rule(
      'ag-solo-6',
      'If a decree leaves it with actions of equal AP, it prefers the prospector action.',
      'Si un décret lui laisse des actions de PA égaux, il préfère l’action Prospecteur.',
    ),
    withOurs(
      rule(
        'ag-solo-18',
        'For a decree that names the prospector action, any die beside it or on the joker will do: it goes where it has most AP; if those are equal, as when both share a segment, to the prospector’s segment with its bonus tile.',
        'Un décret qui nomme l’action Prospecteur accepte les dés de ses deux segments et du Joker : le plus de PA d’abord ; à égalité, comme quand les deux partagent un segment, celui du Prospecteur avec sa tuile Bonus.',
      ),
      'If it takes a die from a shared segment without an action being named, it plays the prospector action, unless a King’s Surprise would come instead; another action that the decree names stays that action.',
      'S’il prend un dé sur un segment partagé sans qu’une action soit nommée, il joue l’action Prospecteur, sauf si une Surprise du Roi devait la remplacer ; une autre action que nomme le décret reste cette action.',
    ),
    rule(
      'ag-solo-4',
      'Prospector: it seeks a town within reach of its prospectors where a mine, a pillar or a house still finds room. Only the kinds its decree names count, in that order. Between maps it prefers one where you have a prospector too, then a space with a printed bonus, then the higher map. With nothing in reach it extends its reach as little as it must. It takes the best bonus tile in reach on the map of that town, walks there by the shortest way, the one with the most open tablets if there are several, and covers these without their effect. Then it places the piece at no cost: a mine gives it silver and gold, a house only VP.',
      'Prospecteur : il cherche une ville avec une case vide pour une mine, un pilier ou une maison à portée de ses prospecteurs. Seuls les types que nomme son décret comptent, dans cet ordre. Entre plans, il préfère celui où vous avez aussi un prospecteur, puis une case à bonus imprimé, puis le plan le plus élevé. Si rien n’est à portée, il étend sa portée aussi peu que nécessaire. Il prend la meilleure tuile Bonus à portée sur le plan de cette ville, s’y rend par le plus court chemin, celui qui compte le plus de tablettes ouvertes s’il y en a plusieurs, et les recouvre sans en appliquer l’effet. Puis il construit sans rien payer : une mine lui donne argent et or, une maison seulement des PV.',
    ),
    rule(
      'ag-solo-5',
      'If it can’t prospect at all, or is to place a mine when all its six are built, it draws a King’s Surprise instead.',
      'S’il ne peut pas du tout prospecter, ou s’il doit placer une mine alors que ses six sont construites, il pioche à la place une Surprise du Roi.',
    ),
    withOurs(
      rule(
        'ag-solo-17',
        'After the three comparisons above, which hold between towns of one map too, only chance. With all six mines built, an empty mine space that would be chosen means the King’s Surprise at once, with no underground tile and no move, even if a later kind could be placed.',
        'Après les trois comparaisons ci-dessus, qui valent aussi entre villes d’un même plan, seulement le hasard. Avec les six mines construites, une case Mine vide qui serait choisie amène aussitôt la Surprise du Roi, sans tuile souterraine ni déplacement, même si un type suivant pouvait être placé.',
      ),
      'Within reach the kinds are tried one after the other before it looks further. Beyond its reach the smallest extension decides before the kind. If the decree names no kinds, the order is mine, pillar, house; pillars and houses it has none left of are passed over. It draws the card also if none of the kinds allowed is left anywhere on its maps; the card is free, and it keeps it.',
      'À portée, les types sont essayés l’un après l’autre avant qu’il regarde plus loin. Hors de portée, la plus petite extension décide avant le type. Si le décret ne nomme pas de type, l’ordre est mine, pilier, maison ; piliers et maisons dont il n’a plus sont passés. Il pioche aussi la carte si aucun des types permis ne reste possible sur ses plans ; elle est gratuite, et il la garde.',
    ),
    rule(
      'ag-solo-7',
      'For an underground cathedral it pays the silver or gold of the cost tile, as you do.',
      'Pour une cathédrale souterraine, il paie l’argent ou l’or de la tuile Coût, comme vous.',
    ),
    ruling(
      'ag-solo-21',
      'Whether stone is what it requires most depends only on cathedrals that cost stone. It may replace missing stone by 2 gold, but neither silver nor the gold of an underground cathedral.',
      'La pierre comme ressource la plus nécessaire ne dépend que des cathédrales qui coûtent de la pierre. Il peut remplacer par 2 or la pierre qui manque, mais ni l’argent ni l’or d’une cathédrale souterraine.',
    ),
    withOurs(
      rule(
        'ag-solo-11',
        'To the Cardinalbot a tile with a price is a helper of resources or of actions, whichever it gives, and costs it nothing. Tiles that bring a mine are helpers of the other kinds, with or without a price. The tile that recolours and adds 1 AP ranks among the other kinds, but counts as an action helper for Whispers in the King’s Ear and Ecclesiastical Income.',
        'Pour le Cardinalbot, une tuile à prix est un assistant à ressources ou à action, selon ce qu’elle donne, et ne lui coûte rien. Les tuiles qui apportent une mine sont des assistants divers, avec ou sans prix. La tuile qui change la ressource du dé et ajoute 1 PA a le rang d’un assistant divers, mais compte comme assistant à action pour Murmures à l’Oreille du Roi et Revenus Ecclésiastiques.',
      ),
      'Very Special Friends goes by its rank and gives 5 gold for it, whatever those two give besides.',
      'Amis Très Spéciaux s’en tient à son rang et donne 5 or pour elle, quoi que donnent en plus ces deux défis.',
    ),
    ruling(
      'ag-solo-20',
      'It still has five buildings: if a kind of character has no column there and none is empty, it passes over that kind as it does over one it has two of. For Visitors to the Curia silver is no resource and an unlocked mine no build: it gets neither, though each is one unit of a character’s value. When helpers are ranked, and for Resourceful Clergy, silver counts as a resource.',
      'Il a toujours cinq bâtiments : un personnage d’un type pour lequel il n’a ni colonne ni colonne libre est laissé, comme un type qu’il a en double. Pour Visiteurs de la Curie, l’argent n’est pas une ressource et une mine débloquée n’est pas une construction : il ne reçoit ni l’un ni l’autre, mais chacun vaut une unité d’un personnage. Dans le rang des assistants, et pour Clergé plein de Ressources, l’argent compte comme une ressource.',
    ),
    rule(
      'ag-solo-22',
      'In the king phase nothing else changes: it wins every tie with you, for the tile and for the turn order. It has the income of its mines, and the ribbon of its space before its marker returns. It brings no mine to its supply, as all are there.',
      'En phase du Roi, rien d’autre ne change : il l’emporte à égalité avec vous, pour la tuile et pour l’ordre du tour. Il a le revenu de ses mines, et le ruban de sa case avant le retour de son marqueur. Aucune mine ne rejoint sa réserve, puisqu’elles y sont toutes.',
    ),
  ],
}

export const surprises: RuleSection = {
  id: 'silver-surprises',
  title: { en: 'The King’s Surprises and the end', fr: 'Les Surprises du Roi et la fin' },
  clauses: [
    rule(
      'ag-solo-3',
      'After the king phase of rounds 1 to 3 the Cardinalbot spends silver on King’s Surprises: 1 silver for one card, 3 for two, 5 for three, as many as it can pay. It does what they say, leaving out what it can’t do, and keeps the cards: at the fair of technologies each counts as one.',
      'Après la phase du Roi des manches 1 à 3, le Cardinalbot dépense de l’argent pour des Surprises du Roi : 1 argent pour une carte, 3 pour deux, 5 pour trois, autant qu’il peut en payer. Il fait ce qu’elles disent, sauf ce qu’il ne peut pas faire, et garde les cartes : à la foire des technologies, chacune compte comme 1 niveau.',
    ),
    rule(
      'ag-solo-9',
      'The twelve cards: a random crest it lacks, 5 VP. Character 2 AP, king 2 AP, 8 VP. Character 3 AP, king 1 AP, 6 VP. King 4 AP, 3 most required resources, 4 VP. A prospector on map III free, or 6 VP if that is impossible, and prospector 2 AP. A house in a fair town, architect 2 AP, 6 VP. A pillar at the main map’s cathedral of fewest VP without one of its own, merchant 2 AP, 4 VP. Contract 3 AP, king 2 AP, 4 VP. 5 gold, contract 2 AP, 5 VP. 2 silver and 3 VP for each mine built. Contract 2 AP, 2 most required resources, 6 VP. King 2 AP, 4 most required resources, 6 VP.',
      'Les douze cartes : un blason au hasard qui lui manque, 5 PV. Personnage 2 PA, Roi 2 PA, 8 PV. Personnage 3 PA, Roi 1 PA, 6 PV. Roi 4 PA, 3 ressources les plus nécessaires, 4 PV. Un prospecteur gratuit sur le plan III, ou 6 PV si c’est impossible, et Prospecteur 2 PA. Une maison dans une ville de foire, Architecte 2 PA, 6 PV. Un pilier à la cathédrale de la carte principale qui rapporte le moins de PV parmi celles où il n’en a pas, Marchand 2 PA, 4 PV. Contrat 3 PA, Roi 2 PA, 4 PV. 5 or, Contrat 2 PA, 5 PV. 2 argent et 3 PV par mine construite. Contrat 2 PA, 2 ressources les plus nécessaires, 6 PV. Roi 2 PA, 4 ressources les plus nécessaires, 6 PV.',
    ),
    ruling(
      'ag-solo-19',
      'Actions of these cards have exactly the AP printed, without markers. Tasks they make possible wait for its next turn. The house in a fair town is built for the next fair to come, or for a later one if there is no room, else in another fair town, by chance. The cathedral of fewest VP is judged by cost tile and topmost tile together. When the cards have run out, it gets none. All this comes after your king II.',
      'Les actions de ces cartes ont exactement les PA imprimés, sans marqueurs. Les tâches qu’elles rendent possibles attendent son prochain tour. La maison dans une ville de foire va à la prochaine foire à venir, ou à une suivante s’il n’y a pas de place, sinon à une autre ville de foire, au hasard. La cathédrale qui rapporte le moins se juge par la tuile Coût et la tuile du dessus ensemble. Quand il n’y a plus de cartes, il n’en reçoit pas. Tout cela vient après votre Roi II.',
    ),
    rule(
      'ag-solo-8',
      'At the end it scores the product of the overlay as you do, with the larger of the two counts, and nothing for technologies. After its last contracts each silver it has left is 1 VP.',
      'À la fin, il compte le produit de la réglette comme vous, avec le plus grand des deux nombres, et rien pour les technologies. Après ses derniers contrats, chaque argent qui lui reste vaut 1 PV.',
    ),
    rule(
      'ag-solo-10',
      'The four new challenges are Prospector’s Guild, Snowball’s Chance, All that Glitters and News of Travellers.',
      'Les quatre nouveaux défis sont Guilde des Prospecteurs, Une Chance Infime, Tout ce qui Brille et Récits de Voyageurs.',
    ),
    rule(
      'ag-solo-12',
      'Prospector’s Guild: if its die comes from beside the movement icon, it resolves a prospector action of 1 AP on the spot, looking for a mine, then a pillar, then a house.',
      'Guilde des Prospecteurs : un dé pris sur un segment à symbole de déplacement lui donne aussitôt une action Prospecteur avec 1 PA, pour une mine plutôt qu’un pilier, un pilier plutôt qu’une maison.',
    ),
    rule(
      'ag-solo-13',
      'Snowball’s Chance: each 6 it takes also gives 1 silver.',
      'Une Chance Infime : un dé de valeur 6 lui donne aussi 1 argent.',
    ),
    rule(
      'ag-solo-14',
      'All that Glitters: for cathedrals, stone, gold and silver are interchangeable; stone goes first, silver last.',
      'Tout ce qui Brille : quand il paie une cathédrale, pierre, or et argent se remplacent l’un l’autre, un pour un, et il les dépense dans cet ordre.',
    ),
    withOurs(
      rule(
        'ag-solo-15',
        'News of Travellers: the tablets its prospector action covers take effect for it. Where you would get a technology or a mine for your supply, it gains 1 silver. It places a pillar on the main map, at the cathedral worth most VP where it has none; a house on the space with most printed VP among those the tablet permits; a mine where most gold is printed, on any map where it has a prospector. A free prospector enters a map where it has none; chance decides which.',
        'Récits de Voyageurs : une tablette qu’il couvre pendant une action Prospecteur prend effet pour lui. Au lieu d’une technologie, ou d’une mine pour sa réserve, il gagne 1 argent. Un pilier va à la cathédrale de la carte principale qui rapporte le plus de PV parmi celles où il n’en a pas ; une maison sur la case libre que permet la tablette avec le plus de PV imprimés ; une mine sur la case libre avec le plus d’or d’un plan où il a un prospecteur. Un prospecteur gratuit entre sur un plan où il n’en a pas ; le hasard décide lequel.',
      ),
      'It pays what a tablet asks if it can, and otherwise skips that part.',
      'Il paie ce que demande une tablette s’il le peut, et passe sinon cette partie.',
    ),
  ],
}
