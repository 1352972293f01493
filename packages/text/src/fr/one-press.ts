import type { OnePressWords } from '../en/one-press.ts'

const pa = (number: number) => `${number} PA`

export const hand = {
  way: {
    walk: (piece, towns, points) =>
      `${piece} : ${towns.join(' → ')}${points === 0 ? '' : ` (${pa(points)})`}`,
    brings: (what) => `En chemin : ${what}`,
  },
  die: {
    withTile: 'Le prendre avec la tuile',
    withoutTile: 'Le prendre, laisser la tuile',
    atOnce: 'Le prendre avec la tuile Bonus, et utiliser la tuile aussitôt',
    act: (action) => `Le prendre pour l’action ${action}`,
  },
  allOf: (resource, number) => `${number} × ${resource}`,
  takeAndUse: 'Prendre et utiliser',
  series: (steps) => `En un clic : ${steps}`,
  goesOn: (steps) => `… puis : ${steps}`,
  moreRows: (rows) => `${rows} autres possibilités`,
  exchange: {
    give: 'Vous donnez 1',
    get: 'contre 1',
    choose: 'Choisissez ce que vous donnez',
    pair: (give, get) => `1 ${give} contre 1 ${get}`,
  },
  anyway: {
    'end turn': 'Finir le tour quand même',
    done: 'Terminer quand même',
    take: 'Le prendre quand même',
    leave: 'La laisser quand même',
    other: 'Le faire quand même',
  },
  list: { exchanges: 'Échanges' },
  form: {
    pays: 'Payé avec',
    less: 'Vous gardez',
    fulfil: 'Remplir',
  },
  sounds: {
    title: 'Sons à entendre',
    kinds: {
      dice: 'Dés',
      coin: 'Pièces pour les ressources',
      quill: 'Plume pour la piste du Roi et les personnages',
      stamp: 'Tampon pour les constructions, contrats et blasons',
      page: 'Pages pour les tuiles',
      cart: 'Charrette pour les déplacements',
      bell: 'Cloche pour les foires et les bâtiments achevés',
    },
  },
  replay: { roundOn: 'Manche suivante', roundBack: 'Manche précédente' },
  hint: {
    pin: 'Épingler',
    next: 'Jouer l’étape suivante',
    unpin: 'Désépingler',
    title: 'Conseil épinglé',
    broken: 'La suite de ce conseil n’est plus possible.',
  },
} satisfies OnePressWords
