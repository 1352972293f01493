import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const travel: RuleSection = {
  id: 'travel',
  title: { en: 'Architect and merchant actions', fr: 'Actions Architecte et Marchand' },
  clauses: [
    rule(
      'arch-1',
      'Architect, 1 AP: move your architect to a neighbouring space. The spaces on roads count too.',
      'Architecte, 1 PA : déplacez votre architecte sur une case adjacente. Les cases des routes comptent aussi.',
    ),
    rule(
      'arch-2',
      'Architect, 1 AP: place a pillar from your supply at the cathedral of the town where your architect stands. A pillar space must be empty there, and no pillar of yours may stand there yet.',
      'Architecte, 1 PA : placez un pilier de votre réserve à la cathédrale de la ville où se trouve votre architecte. Il y faut une case Pilier vide, et aucun de vos piliers ne doit s’y trouver déjà.',
    ),
    rule(
      'arch-3',
      'Architect, 1 AP: take the bonus tile of the town where your architect stands.',
      'Architecte, 1 PA : prenez la tuile Bonus de la ville où se trouve votre architecte.',
    ),
    rule(
      'arch-4',
      'No pillar can be placed at the closed cathedral.',
      'On ne peut pas placer de pilier à la cathédrale indisponible.',
    ),
    rule(
      'merch-1',
      'Merchant, 1 AP: move your merchant to a neighbouring space.',
      'Marchand, 1 PA : déplacez votre marchand sur une case adjacente.',
    ),
    rule(
      'merch-2',
      'Merchant, 1 AP: place a house from your supply in the town where your merchant stands. A house space must be empty there, and no house of yours may stand there yet.',
      'Marchand, 1 PA : placez une maison de votre réserve dans la ville où se trouve votre marchand. Il y faut une case Maison vide, et aucune de vos maisons ne doit s’y trouver déjà.',
    ),
    rule(
      'merch-3',
      'A house space may show a bonus, which you get immediately: some VP, or the symbol for the characters of one building. For the symbol choose a building, completed or not, with at least one character; with no character on your board this bonus is lost.',
      'Si la case Maison porte un bonus, vous le gagnez aussitôt : des points de victoire, ou les bonus de tous les personnages d’un de vos bâtiments. Dans ce cas, choisissez un bâtiment, achevé ou non, qui a au moins un personnage ; sans personnage sur votre plateau, ce bonus est perdu.',
    ),
    rule(
      'merch-4',
      'Merchant, 1 AP: take the bonus tile of the town where your merchant stands.',
      'Marchand, 1 PA : prenez la tuile Bonus de la ville où se trouve votre marchand.',
    ),
    rule(
      'merch-5',
      'Ignore house and bonus spaces marked 3+ or 4 if there are fewer players than that.',
      'Les cases Maison et Bonus marquées 3+ ou 4 ne servent qu’à partir de ce nombre de joueurs.',
    ),
    ruling(
      'merch-6',
      'In a town with several empty house spaces you choose which one.',
      'Dans une ville à plusieurs cases Maison vides, vous choisissez laquelle.',
    ),
    ruling(
      'map-1',
      'Any number of pieces may stand on one space; pieces never block each other.',
      'Plusieurs pions peuvent partager une case ; personne ne bloque personne.',
    ),
    rule(
      'map-2',
      'Houses and pillars stand in towns, never on road spaces.',
      'Maisons et piliers se placent dans les villes, jamais sur la case d’une route.',
    ),
    rule(
      'map-3',
      'Bonus tiles taken from the map are not replaced.',
      'Les tuiles Bonus prises sur la carte ne sont pas remplacées.',
    ),
    rule(
      'map-4',
      'A house or pillar you place comes from your own supply and stays where it is. With none in your supply you can’t place one.',
      'Une maison ou un pilier placé vient de votre réserve et reste où il est. S’il n’y en a plus, vous ne pouvez pas en placer.',
    ),
  ],
}

export const character: RuleSection = {
  id: 'character',
  title: { en: 'Character action', fr: 'Action Personnage' },
  clauses: [
    rule(
      'char-1',
      '1 AP: take a character from the offer into your storehouse. The offer is refilled at once.',
      '1 PA : prenez un personnage de l’offre et placez-le dans votre entrepôt. Un nouveau est aussitôt révélé.',
    ),
    withOurs(
      rule(
        'char-2',
        '1 AP: discard all characters of the offer and turn up new ones at once. The discarded tiles are shuffled back into the face-down pile.',
        '1 PA : défaussez tous les personnages de l’offre et révélez-en aussitôt de nouveaux. Les tuiles défaussées sont remélangées dans la pile face cachée.',
      ),
      'The new ones are drawn before the discarded ones are mixed in, so none of these comes straight back. Only if the pile runs out are the missing ones drawn from among them.',
      'Les nouvelles sont piochées avant que les tuiles défaussées soient remélangées : aucune ne revient donc tout de suite. C’est seulement si la pile est épuisée que le reste se pioche parmi elles.',
    ),
    rule(
      'char-3',
      '1, 2 or 3 AP: move a character from your storehouse into an empty room on floor 1, 2 or 3. You may fill the rooms of a building in any order.',
      '1, 2 ou 3 PA : placez un personnage de votre entrepôt dans une pièce vide à l’étage 1, 2 ou 3. Vous remplissez les pièces d’un bâtiment dans l’ordre que vous voulez.',
    ),
    rule(
      'char-4',
      'Each building holds one kind of character, and all your characters of a kind go in the same building.',
      'Tous les personnages d’un bâtiment sont du même type, et tous vos personnages d’un type vont dans le même bâtiment.',
    ),
    withOurs(
      rule(
        'char-5',
        'You receive the bonus of the character you place at once.',
        'Vous recevez aussitôt le bonus du personnage placé.',
      ),
      'You may decline it, or part of it, except for resources, points and king steps: the rulebooks grant this of some bonuses only.',
      'Vous pouvez y renoncer, en tout ou en partie, sauf s’il s’agit de ressources, de points ou de pas du Roi : les livrets ne l’accordent que pour certains bonus.',
    ),
    rule(
      'char-6',
      'When the last room of a building is filled, the house on its roof comes to your supply.',
      'Quand la dernière pièce d’un bâtiment est remplie, la maison de son toit rejoint votre réserve.',
    ),
    rule(
      'char-7',
      'You have six buildings. From the left they have 3, 2, 2, 1 and 1 rooms. The sixth is occupied from the start: it takes no tiles, has no house on its roof and strengthens no action.',
      'Vous avez six bâtiments. De gauche à droite, ils ont 3, 2, 2, 1 et 1 pièces. Le sixième est occupé dès le départ : il n’accueille pas de tuile, n’a pas de maison sur le toit et ne renforce aucune action.',
    ),
    ruling(
      'char-8',
      'You may take any character in the offer, even one that fits none of your buildings; it then stays in your storehouse.',
      'Vous pouvez prendre n’importe quel personnage de l’offre, même s’il n’a plus sa place dans vos bâtiments ; il reste alors dans votre entrepôt.',
    ),
    ruling(
      'char-9',
      'The house from the roof is in your supply before you use the bonus of the character who filled the building, so that bonus may already place it.',
      'La maison du toit est dans votre réserve avant que vous utilisiez le bonus du personnage qui a rempli le bâtiment : ce bonus peut donc déjà la placer.',
    ),
    ruling(
      'char-10',
      'When the character pile is empty, spaces of the offer stay empty until discarded tiles come back.',
      'Quand la pile de personnages est vide, les cases de l’offre restent vides jusqu’au retour de tuiles défaussées.',
    ),
  ],
}

export const contract: RuleSection = {
  id: 'contract',
  title: { en: 'Contract action', fr: 'Action Contrat' },
  clauses: [
    rule(
      'contr-1',
      'Take a contract or a crest of the offer for the AP printed below its space. The gap stays open until the end of your turn.',
      'Prenez un contrat ou un blason de l’offre pour le nombre de PA imprimé sous sa case. La case reste vide jusqu’à la fin de votre tour.',
    ),
    withOurs(
      rule(
        'contr-2',
        'At the end of your turn the tiles of the offer slide to the right to close the gaps, and new ones are added from the left. If the pile is empty, spaces on the left stay empty.',
        'À la fin de votre tour, les tuiles de l’offre glissent vers la droite pour combler les vides, et l’offre est complétée par la gauche. Si la pile est vide, des cases à gauche restent vides.',
      ),
      'If several tiles are added, the first one drawn goes furthest right.',
      'De plusieurs nouvelles tuiles, la première piochée se place le plus à droite.',
    ),
    rule(
      'contr-3',
      '1 AP: exchange one of your resources, gold included, for one of another kind. The first exchange of your turn also gives you one more resource of your choice, whichever contract action it is part of.',
      '1 PA : échangez une de vos ressources, or compris, contre une autre ressource. Le premier échange de votre tour vous donne en plus une ressource au choix, quelle que soit l’action Contrat du tour où il a lieu.',
    ),
    withOurs(
      rule(
        'contr-4',
        'Once all your contract spaces are filled, you can take no more contracts.',
        'Quand toutes vos cases Contrat sont remplies, vous ne pouvez plus prendre de contrat.',
      ),
      'Only fulfilled contracts fill spaces; those waiting in your storehouse do not count.',
      'Seuls les contrats remplis occupent des cases ; ceux qui attendent dans votre entrepôt ne comptent pas.',
    ),
    rule(
      'contr-5',
      'A crest in the offer costs AP and goes to your storehouse like a contract, but needs no contract space. You can’t take one you already have.',
      'Un blason de l’offre coûte des PA et va dans votre entrepôt comme un contrat, mais ne demande pas de case Contrat. Vous ne pouvez pas en prendre un que vous avez déjà.',
    ),
    rule(
      'contr-6',
      'You can fulfil a contract only while one of your contract spaces is open.',
      'Vous ne pouvez remplir un contrat que si l’une de vos cases Contrat est libre.',
    ),
  ],
}

export const kingAndJoker: RuleSection = {
  id: 'king-and-joker',
  title: { en: 'King and joker actions', fr: 'Actions Roi et Joker' },
  clauses: [
    rule(
      'kingact-1',
      'King, 1 AP: your marker rises one space on the king track. If other markers are there, it goes on top of them. It never goes above +15; a marker that is there already keeps its place in the stack.',
      'Roi, 1 PA : votre marqueur avance d’une case sur la piste du Roi. Si d’autres marqueurs occupent la case, il se place au-dessus. La case +15 est la dernière ; un marqueur qui s’y trouve déjà garde sa place dans la pile.',
    ),
    withOurs(
      rule(
        'kingact-2',
        'Every point of a king action is a step while your marker is below +15: of your die, of the joker played as king, of a helper, character, tablet or technology, and points added meanwhile. “One space up” on a contract happens likewise. Tasks may come between the steps; your turn, or the action in between, ends only when they are made.',
        'Chaque point d’une action Roi est un pas tant que votre marqueur est sous +15 : celle de votre dé, du Joker joué comme Roi, d’un assistant, d’un personnage, d’une tablette ou d’une technologie, et les points ajoutés entre-temps. « Une case de plus » sur un contrat se fait de même. Des tâches peuvent s’intercaler entre les pas ; votre tour, ou l’action supplémentaire, ne finit qu’une fois les pas faits.',
      ),
      'Only where each bonus may be left out, as when the characters of a building give theirs again, can a king action be left out, and then as a whole.',
      'C’est seulement là où chaque bonus est facultatif, comme quand les personnages d’un bâtiment redonnent les leurs, qu’une action Roi peut être laissée, et alors tout entière.',
    ),
    rule(
      'joker-1',
      'Use the joker as any one of the other five actions. All its points go to that action, and your bonus marker of that action counts.',
      'Le Joker remplace l’une des cinq autres actions, au choix. Tous ses points vont à cette action, et votre marqueur bonus de cette action compte.',
    ),
    ruling(
      'joker-2',
      'You choose the action before you spend the first point, and then it is fixed. The bonus tile is the one that lies on the joker.',
      'Vous choisissez l’action avant de dépenser le premier point, et elle ne change plus. La tuile Bonus est celle du Joker.',
    ),
  ],
}
