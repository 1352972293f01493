import type { ReplayWords } from '../en/replay.ts'
import { list, signed } from '../phrases.ts'
import { plural } from '../plural.ts'

const count = plural('fr')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`
const percent = (share: number) =>
  share > 0 && share < 0.005 ? 'moins de 1 %' : `${Math.round(share * 100)} %`

export const replay = {
  and: list('et'),
  points: {
    ended: 'Si tout s’arrêtait maintenant',
    endedNote:
      'Avec la phase du Roi et la foire de cette manche ; ce qui resterait à choisir ou à piocher n’est pas compté.',
    player: 'Joueur',
    now: 'Actuel',
    round: 'Fin de manche',
    game: 'Fin de partie',
    change: (number) => `${number < 0 ? '−' : '+'}${Math.abs(number)}`,
    changed: (number) => `${signed(number)} depuis le début de ce tour`,
    fairs: 'Foires à venir',
    fairsNote:
      'Ce que chaque foire rapporterait en l’état ; entre parenthèses, les PV manqués en cas d’absence.',
    fair: (number, town) => `${number}. ${town}`,
    present: (name, points) => `${name} participe : ${signed(points)} PV`,
    absent: (name, points) => `${name} ne participe pas : ${signed(points)} PV manqués`,
    fairHead: 'Foire',
    noFairs: 'Il n’y a plus de foire.',
    sofar: 'Points jusqu’ici',
    goods: 'Ressources jusqu’ici',
    received: 'reçues',
    spent: 'dépensées',
    good: 'Ressource',
    goodsFrom: {
      dice: 'des dés',
      bought: 'achetées avec de l’or',
      exchanged: 'échangées',
      king: 'des mines et de la piste du Roi',
      other: 'de tuiles, cases et blasons',
    },
    receivedSpent: (name, gained, paid) => `${name} : ${gained} reçues, ${paid} dépensées`,
    odds: 'Ce qui peut venir',
    piles: {
      corruption: 'Prochain jeton Corruption',
      contract: 'Prochaine tuile Contrat',
      character: 'Prochain personnage',
      bonus: 'Prochaine tuile Bonus',
      'underground-bonus': 'Prochaine tuile Bonus souterraine',
      surprise: 'Prochaine Surprise du Roi',
    },
    corruption: (value) =>
      value === 0 ? 'aucun recul' : `recul de ${some(value, 'case', 'cases')}`,
    outcomes: (number) => some(number, 'possibilité', 'possibilités'),
    chance: percent,
    off: 'Les prévisions sont désactivées à cette table.',
    title: 'Points et prévisions',
    larger: 'Ouvrir en grand',
    switch: 'Prévisions à cette table',
    waiting: 'La partie n’a pas commencé.',
  },
  chart: {
    title: 'Les points au fil de la partie',
    projected: 'Si la partie s’était arrêtée là',
    actual: 'Points',
    kind: 'Ce qui est montré',
    turn: (round, turn) => `Manche ${round}, tour ${turn}`,
    fair: (round) => `après la foire ${round}`,
    start: 'Début',
    end: 'Fin',
    when: 'Moment',
    moment: (when, scores) => `${when} : ${scores}`,
    score: (name, vp) => `${name} ${signed(vp)}`,
  },
  screen: {
    title: 'Relecture',
    position: 'Position dans la partie',
    value: (chapter, at, of) => `${chapter}, position ${at} sur ${of}`,
    setup: 'Mise en place',
    turn: (round, turn, name) => `Manche ${round}, tour ${turn} : ${name}`,
    turnOf: (round, turn) => `Manche ${round}, tour ${turn}`,
    back: 'Étape précédente',
    on: 'Étape suivante',
    turnBack: 'Tour précédent',
    turnOn: 'Tour suivant',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
    board: 'Plateau affiché',
    whoever: 'joueur actif',
    leave: 'Retour à la partie',
    short: {
      share: 'Partager',
      branch: 'Rejouer',
      leave: 'Retour',
      keep: 'Garder',
    },
    share: 'Partager cette position',
    branch: 'Rejouer à partir d’ici',
    keep: 'Garder sur cet appareil',
    kept: 'La partie est maintenant parmi les vôtres sur cet appareil.',
    tabs: { review: 'Analyse', turn: 'Tour', chart: 'Courbe', log: 'Journal', points: 'Points' },
    keys: 'Flèches : une étape. Page précédente et page suivante : un tour. Début et Fin : début et fin de la partie. Espace : lecture et pause.',
  },
  turn: {
    changed: (turn) => `Ce qui a changé : ${turn}`,
    soFar: (turn) => `Jusqu’ici : ${turn}`,
    nothing: 'Rien pour l’instant.',
    report: 'Bilan',
    vp: 'Points',
    goods: 'Ressources',
    noGoods: 'aucune',
    walking: 'Déplacements',
    walked: (steps, points) =>
      steps === 0
        ? 'aucun'
        : points === 0
          ? `${some(steps, 'case', 'cases')}, sans point d’action`
          : `${some(steps, 'case', 'cases')} pour ${some(points, 'point d’action', 'points d’action')}`,
    wasted: 'Perdu ou manqué',
    undone: 'Tâches qui étaient possibles',
    none: 'rien',
    reasons: 'Ses raisons',
    marks: 'Marquer sur le plateau ce qui a changé',
  },
  share: {
    title: 'Partager cette position',
    explain:
      'Le lien contient toute la partie jouée jusqu’ici et s’ouvre sur cette position. Rien n’est stocké ailleurs.',
    untilHere: 'Seulement jusqu’à cette position',
    whole: 'Toute la partie',
    contents: 'Ce que contient le lien',
    link: 'Lien',
    copy: 'Copier',
    copied: 'Copié.',
    select: 'Copie bloquée par le navigateur : le lien est sélectionné, copiez-le vous-même.',
    making: 'Préparation du lien…',
    failed: 'Impossible de créer un lien vers cette partie.',
    letters: (number) => some(number, 'caractère', 'caractères'),
    close: 'Fermer',
  },
  faults: {
    title: 'Ce lien ne s’ouvre pas',
    damaged:
      'Le lien est coupé ou a été modifié en chemin. Redemandez-le, ou demandez la partie dans un fichier.',
    'older-rules':
      'Cette partie suit d’anciennes règles de ce programme, qui diffèrent à partir d’un certain coup. Elle s’ouvre jusque-là ; pour jouer, commencez une nouvelle partie.',
    newer:
      'Le lien vient d’une version plus récente de ce programme. Rechargez la page et réessayez.',
    openUpTo: 'Ouvrir le début',
    home: 'Toutes les parties',
  },
  branch: {
    title: 'Rejouer à partir d’ici',
    explain: (moment) =>
      `Une nouvelle partie commence, copie de celle-ci (${moment}). L’originale reste telle quelle.`,
    begin: 'Commencer',
    cancel: 'Annuler',
    unplayable: 'La partie est finie ici : revenez à une position antérieure.',
    bot: 'Le Cardinalbot garde sa place.',
  },
} satisfies ReplayWords
