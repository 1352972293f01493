/** One word for each thing, in each language: the vocabulary of the whole codebase. */
import { silverTerms } from './silver-terms.ts'
import { term } from './term.ts'
import type { Term } from './term.ts'

export const GLOSSARY: readonly Term[] = [
  term(
    'action',
    ['action', 'action'],
    [
      'What a segment of the wheel lets you do: architect, merchant, character, contract, king or joker; with the expansion also prospector.',
      'Ce que permet de faire un dé selon sa place sur la roue : Architecte, Marchand, Personnage, Contrat, Roi ou Joker ; avec l’extension aussi Prospecteur.',
    ],
    'setup-1',
  ),
  term(
    'action-point',
    ['action point (AP)', 'point d’action (PA)'],
    ['What you spend on the steps of an action.', 'Ce que l’on dépense pendant une action.'],
    'turn-5',
  ),
  term(
    'action-wheel',
    ['action wheel', 'roue d’actions'],
    [
      'The wheel with the dice; each of its six segments faces an action.',
      'La roue qui porte les dés ; chacun de ses six segments fait face à une action.',
    ],
    'setup-1',
  ),
  term(
    'architect',
    ['architect', 'architecte'],
    [
      'The piece that goes from cathedral to cathedral.',
      'Le pion qui va de cathédrale en cathédrale.',
    ],
    'arch-1',
  ),
  term(
    'bonus-marker',
    ['bonus marker', 'marqueur bonus'],
    [
      'Extra action points for one action, earned by completing a building.',
      'Marqueur de PA supplémentaires pour une action, gagné en achevant un bâtiment.',
    ],
    'build-1',
  ),
  term(
    'bonus-tile',
    ['bonus tile', 'tuile Bonus'],
    [
      'A tile of the wheel, the map or the king track: a helper, a crest or a contract.',
      'Une tuile de la roue, de la carte ou de la piste du Roi : assistant, blason ou contrat.',
    ],
    'setup-3',
  ),
  term(
    'building',
    ['building', 'bâtiment'],
    [
      'One of the six on your board, with rooms for characters and a space for a crest.',
      'L’un des six de votre plateau, avec des pièces pour des personnages et une case Blason.',
    ],
    'char-7',
  ),
  term(
    'cathedral',
    ['cathedral', 'cathédrale'],
    [
      'Where pillars stand and stone is contributed for points.',
      'Lieu où l’on place des piliers, puis où l’on contribue avec de la pierre pour gagner des PV.',
    ],
    'task-6',
  ),
  term(
    'cathedral-tile',
    ['cathedral tile', 'tuile Cathédrale'],
    [
      'What you win by contributing; each cathedral has a stack.',
      'Ce que gagne une contribution ; chaque cathédrale en a une pile.',
    ],
    'setup-6',
  ),
  term(
    'character',
    ['character', 'personnage'],
    [
      'A tile for your buildings’ rooms, with a bonus; its kind is one of the actions.',
      'Tuile à placer dans un bâtiment ; elle donne un bonus et se rattache à une action.',
    ],
    'char-1',
  ),
  term(
    'completed-building',
    ['completed building', 'bâtiment achevé'],
    [
      'All rooms filled, and a crest.',
      'Bâtiment dont toutes les pièces sont remplies et qui a son blason.',
    ],
    'build-1',
  ),
  term(
    'construction-cost',
    ['construction cost tile', 'tuile Coût de construction'],
    [
      'What a contribution to a cathedral costs, and the points for it.',
      'Coût en pierre d’une contribution et PV qu’elle rapporte.',
    ],
    'setup-5',
  ),
  term(
    'contract',
    ['contract', 'contrat'],
    [
      'A tile that turns resources into points.',
      'Commande à remplir : des ressources contre des PV.',
    ],
    'task-2',
  ),
  term(
    'corruption',
    ['corruption token', 'jeton Corruption'],
    ['Moves all king markers down.', 'Fait reculer tous les marqueurs de la piste du Roi.'],
    'act-2',
  ),
  term(
    'crest',
    ['crest', 'blason'],
    [
      'The arms of a noble family, for one of your buildings.',
      'Armes d’une famille noble, à placer sous un bâtiment.',
    ],
    'task-4',
  ),
  term(
    'die',
    ['die', 'dé'],
    [
      'Gives resources and an action.',
      'Donne des ressources selon sa couleur et une action selon sa valeur.',
    ],
    'turn-1',
  ),
  term(
    'fair',
    ['fair', 'foire'],
    [
      'Scores points at the end of a round for those who are there.',
      'Décompte de fin de manche, pour les joueurs présents dans la ville.',
    ],
    'fair-1',
  ),
  term(
    'helper',
    ['helper', 'assistant'],
    [
      'A bonus tile you can use once, as a task.',
      'Tuile Bonus à usage unique ; l’utiliser est une tâche.',
    ],
    'task-7',
  ),
  term(
    'house',
    ['house', 'maison'],
    [
      'A piece you place in a town; its space may give a bonus.',
      'La vôtre dans une ville, avec son bonus.',
    ],
    'merch-2',
  ),
  term(
    'king-track',
    ['king track', 'piste du Roi'],
    [
      'Points each round, and the turn order.',
      'Piste qui fait gagner ou perdre des PV à chaque manche et fixe l’ordre du tour.',
    ],
    'king-3',
  ),
  term(
    'merchant',
    ['merchant', 'marchand'],
    ['The piece that goes from town to town.', 'Le pion qui va de ville en ville.'],
    'merch-1',
  ),
  term(
    'offer',
    ['offer', 'offre'],
    ['The five face-up contracts or characters.', 'Les cinq contrats ou personnages face visible.'],
    'setup-4',
  ),
  term(
    'pillar',
    ['pillar', 'pilier'],
    [
      'A piece you place at a cathedral; you need one there to contribute.',
      'Le vôtre à une cathédrale, nécessaire pour contribuer.',
    ],
    'arch-2',
  ),
  term(
    'resource',
    ['resource', 'ressource'],
    ['Gold, food, wool, stone or iron.', 'Or, nourriture, laine, pierre ou fer.'],
    'comp-1',
  ),
  term(
    'road-space',
    ['road space', 'case de route'],
    [
      'A space between two towns; nothing is built there.',
      'Une case entre deux villes ; on n’y construit rien.',
    ],
    'map-2',
  ),
  term(
    'room',
    ['room', 'pièce'],
    [
      'A place for one character, on floor 1, 2 or 3.',
      'La place d’un personnage, à l’étage 1, 2 ou 3.',
    ],
    'char-3',
  ),
  term(
    'round',
    ['round', 'manche'],
    ['One of four, each with five phases.', 'Quart de la partie, en cinq phases.'],
    'round-1',
  ),
  term(
    'storehouse',
    ['storehouse', 'entrepôt'],
    ['Four spaces for the tiles you take.', 'Quatre cases pour les tuiles que vous prenez.'],
    'store-1',
  ),
  term(
    'supply',
    ['supply', 'réserve'],
    [
      'Houses, pillars and mines ready to be placed.',
      'Vos maisons, piliers et mines prêts à être placés.',
    ],
    'map-4',
  ),
  term(
    'task',
    ['task', 'tâche'],
    [
      'What you may do at any time of your turn.',
      'Ce que vous pouvez faire à tout moment de votre tour.',
    ],
    'turn-7',
  ),
  term(
    'town',
    ['town', 'ville'],
    ['A space of the map where houses may stand.', 'Case de la carte où l’on peut construire.'],
    'map-2',
  ),
  term(
    'turn',
    ['turn', 'tour'],
    [
      'A die, its resources and its action; three in a round.',
      'Un dé, ses ressources et son action ; trois par manche.',
    ],
    'turn-1',
  ),
  term(
    'victory-point',
    ['victory point (VP)', 'point de victoire (PV)'],
    ['What decides the game.', 'Le joueur qui en a le plus l’emporte.'],
    'comp-4',
  ),
  term(
    'cardinalbot',
    ['Cardinalbot', 'Cardinalbot'],
    ['Your opponent when you play alone.', 'Votre adversaire quand vous jouez en solo.'],
    'solo-setup-1',
  ),
  term(
    'decree',
    ['decree', 'décret'],
    [
      'A card that says which die the Cardinalbot takes.',
      'Une carte qui dit quel dé prend le Cardinalbot.',
    ],
    'solo-turn-1',
  ),
  term(
    'challenge',
    ['challenge', 'défi'],
    ['A card that makes the Cardinalbot stronger.', 'Une carte qui renforce le Cardinalbot.'],
    'solo-setup-7',
  ),
  term(
    'reach',
    ['reach', 'portée'],
    [
      'How far the Cardinalbot’s pieces get with its points.',
      'Nombre de cases que ses PA permettent d’atteindre à un pion du Cardinalbot.',
    ],
    'solo-reach-1',
  ),
  ...silverTerms,
]
