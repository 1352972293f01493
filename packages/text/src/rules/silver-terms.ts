/** The words of Prospect for Silver. */
import { term } from './term.ts'
import type { Term } from './term.ts'

export const silverTerms: readonly Term[] = [
  term(
    'earmark',
    ['earmark', 'réservation'],
    [
      'A unit of a resource to be paid before gold, with the resource technology.',
      'Une unité d’une ressource à payer avant l’or, avec la technologie Ressource.',
    ],
    'ag-tech-resource',
  ),
  term(
    'income',
    ['income', 'revenu'],
    [
      'The silver your mines bring at the start of a king phase.',
      'L’argent que rapportent vos mines au début d’une phase du Roi.',
    ],
    'ag-king-1',
  ),
  term(
    'main-map',
    ['main map', 'carte principale'],
    [
      'The map of the base game, as opposed to the underground maps.',
      'La carte du jeu de base, par opposition aux plans souterrains.',
    ],
    'ag-under-6',
  ),
  term(
    'mine',
    ['mine', 'mine'],
    [
      'A piece you place in an underground town; it gives silver at once and in every king phase.',
      'La vôtre dans une ville souterraine ; elle rapporte de l’argent aussitôt et à chaque phase du Roi.',
    ],
    'ag-pros-3',
  ),
  term(
    'movement-icon',
    ['movement icon', 'symbole de déplacement'],
    [
      'An icon on the prospector wheel: move a prospector one space, as a task.',
      'Symbole de la roue Prospecteur : il permet, comme tâche, de déplacer un prospecteur d’une case.',
    ],
    'ag-wheel-2',
  ),
  term(
    'overlay',
    ['scoring overlay', 'tuile Décompte'],
    [
      'Says which pieces are multiplied at the end.',
      'Indique le produit compté au décompte final.',
    ],
    'ag-setup-5',
  ),
  term(
    'prospector',
    ['prospector', 'prospecteur'],
    ['The piece that explores an underground map.', 'Le pion qui explore un plan souterrain.'],
    'ag-pros-1',
  ),
  term(
    'prospector-wheel',
    ['prospector wheel', 'roue Prospecteur'],
    [
      'The second wheel, which brings the prospector action and the movement icon to the segments.',
      'La seconde roue, qui amène aux segments l’action Prospecteur et le symbole de déplacement.',
    ],
    'ag-wheel-1',
  ),
  term(
    'resource-bonus',
    ['resource tile', 'tuile Ressource'],
    [
      'Says which resource counts as gold for you.',
      'Dit quelle ressource compte pour vous comme de l’or.',
    ],
    'ag-tech-resource',
  ),
  term(
    'ribbon',
    ['ribbon', 'ruban'],
    [
      'Silver for those whose marker stands on its space of the king track.',
      'De l’argent pour qui a son marqueur sur sa case de la piste du Roi.',
    ],
    'ag-king-2',
  ),
  term(
    'silver',
    ['silver', 'argent'],
    [
      'What technologies and new prospectors cost; it isn’t a resource.',
      'Ce que coûtent les technologies et les nouveaux prospecteurs ; ce n’est pas une ressource.',
    ],
    'ag-silver-1',
  ),
  term(
    'surprise',
    ['King’s Surprise', 'Surprise du Roi'],
    [
      'A card the Cardinalbot buys with silver.',
      'Une carte que le Cardinalbot achète avec de l’argent.',
    ],
    'ag-solo-3',
  ),
  term(
    'tablet',
    ['stone tablet', 'tablette de pierre'],
    [
      'An effect on an underground path, for the first prospector to cross it.',
      'Un effet sur un passage souterrain, pour le premier prospecteur qui le franchit.',
    ],
    'ag-under-3',
  ),
  term(
    'technology',
    ['technology', 'technologie'],
    [
      'A lasting advantage of three tiers, bought with silver.',
      'Un avantage durable de trois niveaux, acheté avec de l’argent.',
    ],
    'ag-tech-1',
  ),
  term(
    'tier',
    ['tier', 'niveau'],
    [
      'One of the three steps of a technology, I, II or III.',
      'L’un des trois degrés d’une technologie, I, II ou III.',
    ],
    'ag-tech-1',
  ),
  term(
    'underground',
    ['underground map', 'plan souterrain'],
    [
      'One of three maps with mines, towns and cathedrals for prospectors.',
      'L’un des trois plans, avec des mines, des villes et des cathédrales pour les prospecteurs.',
    ],
    'ag-setup-3',
  ),
  term(
    'underground-bonus',
    ['underground bonus tile', 'tuile Bonus souterraine'],
    [
      'A bonus tile of the underground maps, with a pile of its own.',
      'Une tuile Bonus des plans souterrains, qui a sa propre pile.',
    ],
    'ag-setup-3',
  ),
]
