import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const soloSetup: RuleSection = {
  id: 'solo-setup',
  title: { en: 'Setting up against the Cardinalbot', fr: 'Mise en place contre le Cardinalbot' },
  clauses: [
    rule(
      'solo-setup-1',
      'Set up as for two players. The Cardinalbot has a board of its own: five buildings with room for two characters and a crest each, room for two unfulfilled contracts, three spaces for reserved food, and a storehouse without limit that holds inactive crests only.',
      'Mettez en place comme à deux joueurs. Le Cardinalbot a son propre plateau : cinq bâtiments qui accueillent chacun deux personnages et un blason, deux places pour des contrats non remplis, trois cases pour la nourriture en réserve, et un entrepôt sans limite qui ne contient que des blasons inactifs.',
    ),
    rule(
      'solo-setup-2',
      'Its bonus markers lie above its buildings, from the left +1, +1, +2, +2 and +3.',
      'Ses marqueurs bonus se trouvent au-dessus de ses bâtiments, de gauche à droite +1, +1, +2, +2 et +3.',
    ),
    rule(
      'solo-setup-3',
      'It is first player, starts on +3 of the king track with 10 VP and has 1 of each of the five resources. You are second, start on 0 and have 1 food, 1 wool, 1 stone, 1 iron and 3 gold.',
      'Il est premier joueur, commence sur la case +3 de la piste du Roi avec 10 PV et 1 exemplaire de chacune des cinq ressources. Vous êtes deuxième, commencez sur 0 avec 1 nourriture, 1 laine, 1 pierre, 1 fer et 3 or.',
    ),
    rule(
      'solo-setup-4',
      'All its 7 pillars and 7 houses are ready from the start; its eighth house stands in Tiletum.',
      'Ses 7 piliers et 7 maisons sont disponibles dès le départ ; sa huitième maison est à Tiletum.',
    ),
    rule(
      'solo-setup-5',
      'Six decrees lie in a row: from the left those that belong to the tiles of fairs 1 to 4, then Everlasting Fame and Worldly Riches.',
      'Six décrets forment une rangée : de gauche à droite ceux des tuiles des foires 1 à 4, puis Gloire Éternelle et Richesses Mondaines.',
    ),
    rule(
      'solo-setup-6',
      'Its merchant starts in the town of a random unused town tile, its architect at the cathedral with the cost tile marked for it.',
      'Son marchand commence dans la ville d’une tuile Ville inutilisée tirée au hasard, son architecte à la cathédrale dont la tuile Coût est marquée pour lui.',
    ),
    rule(
      'solo-setup-7',
      'Challenges make it stronger. Easy is 1 random challenge of the eight, normal 3, hard 5; or choose any set you like, none included.',
      'Les défis le renforcent. Facile : 1 défi au hasard parmi les huit ; normal : 3 ; difficile : 5. Vous pouvez aussi choisir ceux que vous voulez, ou aucun.',
    ),
    rule(
      'solo-setup-8',
      'Two dice beside the ten in the bag are for its roll only.',
      'Deux dés, en plus des dix du sac, servent seulement à son lancer.',
    ),
    ruling(
      'solo-setup-9',
      'When it receives a random crest, this is drawn from the crest tiles left in the box, among the kinds it lacks. If there is none, it receives nothing.',
      'Quand il reçoit un blason au hasard, celui-ci est tiré parmi les tuiles Blason restées dans la boîte, d’un type qui lui manque. S’il n’y en a pas, il ne reçoit rien.',
    ),
  ],
}

export const soloFlow: RuleSection = {
  id: 'solo-flow',
  title: { en: 'The phases with the Cardinalbot', fr: 'Les phases avec le Cardinalbot' },
  clauses: [
    rule(
      'solo-flow-1',
      'King phase: on the same space the Cardinalbot always comes before you. If it is first, it takes and resolves the tile, or scores 4 VP in round 4. It scores its space, negative ones too; then, if its marker is below +3, it returns to +3.',
      'Phase du Roi : sur une même case, le Cardinalbot passe toujours avant vous. S’il est premier, il prend la tuile et la résout, ou gagne 4 PV à la manche 4. Il compte les PV de sa case, même négatifs ; puis son marqueur, s’il est sous +3, revient à +3.',
    ),
    rule(
      'solo-flow-2',
      'Fair phase: it takes part in every fair. Its active crests count as crests, its upper rooms as floors 2 and 3, its pile of fulfilled contracts as contracts, a building with both rooms taken as filled. For the king tile its space before the return counts.',
      'Phase de la foire : il participe à chaque foire. Ses blasons actifs comptent comme blasons, sa rangée supérieure comme étages 2 et 3, sa pile de contrats remplis comme contrats, un bâtiment aux deux pièces occupées comme rempli. Pour la tuile Roi, c’est sa case avant le retour qui compte.',
    ),
    rule(
      'solo-flow-3',
      'After the fair its leftmost decree leaves the game.',
      'Après la foire, son décret le plus à gauche quitte la partie.',
    ),
    rule(
      'solo-flow-4',
      'You play by the usual rules. Corruption is turned over when the first player’s turn comes, whoever that is.',
      'Vous jouez selon les règles habituelles. La corruption est révélée par le premier joueur, quel qu’il soit.',
    ),
  ],
}

export const soloTurn: RuleSection = {
  id: 'solo-turn',
  title: { en: 'Its turn: choosing a die', fr: 'Son tour : choisir un dé' },
  clauses: [
    rule(
      'solo-turn-1',
      'It begins on its leftmost decree. Roll its two dice and move it to the right by their difference; the last decree is the end.',
      'Il commence sur son décret le plus à gauche. Lancez ses deux dés et déplacez-le vers la droite de leur différence ; le dernier décret l’arrête.',
    ),
    rule(
      'solo-turn-2',
      'Try the options of the decree from the top. Skip any option whose condition fails or that has no matching die. If all fail, go on to the next decree on the right, from its top. At Worldly Riches, the last in the row, some die always fits.',
      'Essayez les options du décret depuis le haut. Une option dont la condition n’est pas remplie, ou sans dé qui convienne, est passée. Si toutes échouent, passez au décret suivant à droite, en recommençant en haut. Le dernier, Richesses Mondaines, a toujours un dé qui convient.',
    ),
    withOurs(
      rule(
        'solo-turn-3',
        'If several dice fit, the colours at the foot of the decree decide, in their order; then the resource of which it has less, then chance. With unfulfilled contracts the icon of blue and light gray means only the one of iron and wool that it needs to gain more of (both, if it needs them equally or neither), there and in options: a die of the other colour does not meet an option that asks for the icon.',
        'Si plusieurs dés conviennent, les couleurs au bas du décret décident, dans leur ordre ; puis la ressource dont il a le moins, puis le hasard. Avec des contrats non remplis, l’icône du bleu et du gris clair ne désigne que celui du fer et de la laine qu’il doit gagner le plus (les deux, s’il en manque autant ou d’aucun), là comme dans les options : un dé de l’autre couleur ne remplit pas une option qui demande l’icône.',
      ),
      'Among the dice of a named action that other colour ranks last.',
      'Parmi les dés d’une action nommée, cette autre couleur vient en dernier.',
    ),
    withOurs(
      rule(
        'solo-turn-4',
        'A die on the joker fits any action a decree names. It prefers the joker if that has at least as many AP as the action itself, else the action.',
        'Un dé sur le Joker convient à toute action nommée par un décret. Le Cardinalbot préfère le Joker si celui-ci a au moins autant de PA que l’action elle-même, sinon l’action.',
      ),
      'This is settled first, among the segments that have a die; then comes the colour.',
      'Cela se règle d’abord, entre les segments qui ont un dé ; ensuite vient la couleur.',
    ),
    rule(
      'solo-turn-5',
      'It receives the resources of the die, takes the bonus tile of the action and resolves it at once; on the joker that is the joker’s tile. The tile never influences the choice of the die.',
      'Il reçoit les ressources du dé, prend la tuile Bonus de l’action et la résout aussitôt ; sur le Joker, c’est celle du Joker. La tuile n’influence jamais le choix du dé.',
    ),
    rule(
      'solo-turn-6',
      'If no action was named for a die on the joker, it plays king, if it is below you on the track; else merchant, if it has at least as many pillars as houses; else architect.',
      'Pour un dé du Joker sans action nommée, il joue Roi s’il est moins avancé que vous sur la piste ; sinon Marchand, s’il a au moins autant de piliers que de maisons ; sinon Architecte.',
    ),
    withOurs(
      rule(
        'solo-turn-7',
        'Its AP are counted as yours are, with its bonus marker of the action it resolves.',
        'Ses PA se comptent comme les vôtres, avec son marqueur bonus de l’action qu’il résout.',
      ),
      'The number is settled at the start of the action; a marker it earns on the way helps only later actions.',
      'Ils sont fixés au début de l’action : un marqueur gagné pendant celle-ci compte à partir de la fois suivante.',
    ),
    rule(
      'solo-turn-8',
      'What is still tied after every comparison is decided by lot.',
      'Ce qui reste à égalité après toutes les comparaisons est tiré au sort.',
    ),
    ruling(
      'solo-turn-9',
      'A crest is “new” if it has no crest of that kind at all, active or inactive. To see whether something is “in reach”, start from the piece’s present place and use the AP of the segment the die would come from, marker included. A crest “in the offer” must be within what those AP can pay.',
      'Un « nouveau blason » est d’un type qu’il n’a ni actif ni inactif. « À portée » se mesure avec les PA, marqueur compris, du segment où il prendrait le dé, depuis la case actuelle du pion. Un blason « dans l’offre » doit être payable avec ces PA.',
    ),
    ruling(
      'solo-turn-10',
      'In conditions “pillars”, “houses” and “built” count its pieces on the map, the house in Tiletum included; “cathedrals” counts its cathedral tiles.',
      'Dans les conditions, « piliers », « maisons » et « construit » comptent ses pions sur la carte, maison de Tiletum comprise ; « cathédrales » compte ses tuiles Cathédrale.',
    ),
    ruling(
      'solo-turn-11',
      'Where a decree asks for the greater need of blue or light gray and yellow, it takes the one needed more: iron or wool as far as its unfulfilled contracts name and lack it, gold for the identical units they lack. If equal, the card’s bracket: the colour with more dice on the wheel; then the colours at its foot, fewer owned, chance. Of that colour it takes the highest die. Where a silver decree asks for the colour of its cheapest unbuilt cathedral and a stone and a gold cost are equally cheap, it takes the highest die of both, ties as above.',
      'Là où un décret demande le plus grand besoin entre bleu ou gris clair et jaune, il prend celui qu’il lui faut le plus : fer ou laine pour ce que ses contrats non remplis en nomment et qui lui manque, or pour les ressources identiques qui manquent. À égalité, la parenthèse de la carte : la couleur qui a le plus de dés sur la roue ; puis les couleurs au bas du décret, ce dont il a le moins, le hasard. De cette couleur, il prend le dé le plus élevé. Là où un décret d’argent demande la couleur de sa cathédrale non construite la moins chère et que pierre et or coûtent autant, il prend le dé le plus élevé des deux, les égalités comme ci-dessus.',
    ),
    withOurs(
      rule(
        'solo-turn-12',
        'Worldly Riches takes the highest die; of several colours the first of its most required resources that is among them.',
        'Richesses Mondaines prend le dé le plus élevé ; entre plusieurs couleurs, la première de ses ressources les plus nécessaires qui s’y trouve.',
      ),
      'We go down the whole list of what it requires (of iron and wool only the one it means), and then decide as for other dice.',
      'Nous parcourons toute la liste de ses besoins (du fer et de la laine, seulement celui qui est désigné), puis décidons comme pour les autres dés.',
    ),
    ruling(
      'solo-turn-13',
      'An option holds as soon as a die fits, even if the action will achieve little or nothing.',
      'Une option est retenue dès qu’un dé convient, même si l’action n’apporte presque rien.',
    ),
  ],
}

export const soloTasks: RuleSection = {
  id: 'solo-tasks',
  title: { en: 'Its tasks after the action', fr: 'Ses tâches après l’action' },
  clauses: [
    rule(
      'solo-task-1',
      'First crests, as often as possible: for 3 food (2 gold for each one missing) it makes an inactive crest active and scores 5 VP. The crest goes under a building with two characters if there is one, the leftmost; one to a building. Reserved food serves for this.',
      'D’abord les blasons, autant que possible : pour 3 nourritures (2 or pour chacune qui manque), il rend actif un blason inactif et gagne 5 PV. Le blason va sous un bâtiment à deux personnages s’il y en a, le plus à gauche ; un seul par bâtiment. La nourriture mise de côté sert à cela.',
    ),
    rule(
      'solo-task-2',
      'Then cathedrals, as often as possible: where it has a pillar and has not built yet, it pays the stone (2 gold for each one missing) and scores, the most VP first.',
      'Puis les cathédrales, autant que possible : là où il a un pilier et n’a pas encore construit, il paie la pierre (2 or pour chacune qui manque) et gagne les PV, en commençant par celle qui rapporte le plus de PV.',
    ),
    withOurs(
      rule(
        'solo-task-3',
        'Then up to two contracts, the one that asks fewer resources first: it scores their VP and a bonus of 5 of its own, for its board has no VP on contract spaces, and ignores whatever else they give.',
        'Puis jusqu’à deux contrats, d’abord celui qui demande le moins de ressources : il gagne leurs PV et un bonus de 5 qui lui est propre, car son plateau n’a pas de PV sur des cases Contrat, et ignore ce qu’ils donnent d’autre.',
      ),
      'Contracts it fulfils during a contract action do not count among the two.',
      'Les contrats remplis pendant une action Contrat ne comptent pas parmi les deux.',
    ),
    rule(
      'solo-task-4',
      '“Any” resource it pays with gold first, then with food beyond the 3 reserved, then with wool or iron, whichever it has more of; never with stone. Missing iron or wool it may buy for 2 gold each.',
      'Une ressource « au choix », il la paie d’abord en or, puis en nourriture au-delà des 3 mises de côté, puis en laine ou en fer, selon ce dont il a le plus ; jamais en pierre. Le fer ou la laine qui manque s’achète pour 2 or pièce.',
    ),
    ruling(
      'solo-task-5',
      'The Cardinalbot may mix kinds where a contract asks “identical” resources: each unit is paid in the order above. Before that it keeps back the iron and wool the contract names, and the gold it needs to buy those; only what remains pays the mixed units.',
      'Pour le Cardinalbot, les ressources « identiques » peuvent différer : il les paie une à une dans cet ordre. Le fer et la laine que nomme un contrat sont réservés d’abord, puis l’or pour acheter ce qui en manque ; le reste paie les autres.',
    ),
    rule(
      'solo-task-6',
      'When a building has two characters and an active crest, its marker goes to the action of those characters.',
      'Quand un bâtiment a deux personnages et un blason actif, son marqueur va sur l’action de ces personnages.',
    ),
  ],
}
