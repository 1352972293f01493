import type { PlayWords } from '../en/cli-play.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const play = {
  command: 'jouer une partie dans le terminal, contre d’autres joueurs ou des joueurs virtuels',
  file: 'l’enregistrement d’une partie à continuer',
  modules: 'les modules, séparés par des virgules ; solo se joue contre le Cardinalbot',
  seats: (bots) =>
    `les joueurs dans l’ordre des places, séparés par des virgules : un nom, ou un joueur virtuel parmi ${bots}`,
  person: 'Joueur',
  difficulty: 'contre le Cardinalbot : le nombre de défis qu’il reçoit',
  challenges: 'contre le Cardinalbot : ces défis, séparés par des virgules',
  firstGame: 'mise en place recommandée pour une première partie',
  shuffled: 'mélanger les tuiles Action',
  seed: 'graine du hasard (mot ou nombre) ; sinon tirée au sort',
  chance: 'qui pioche et lance les dés : ce programme, ou vous, sur une vraie table',
  freeUndo: 'permettre d’annuler même après le hasard ou un autre joueur',
  edition: 'jouer avec le matériel de ce fichier d’édition',
  save: 'enregistrer la partie dans ce fichier après chaque coup ; il ne doit pas exister, sauf pour continuer cette partie',
  unknownChallenge: (name, known) => `Défi inconnu : « ${name} ». Défis possibles : ${known}.`,
  seatsOfRecord: (seats) =>
    `Cette partie a ${seats} ${count(seats, { one: 'place', other: 'places' })} : --seats doit nommer ${seats} ${count(seats, { one: 'joueur', other: 'joueurs' })}.`,
  namedTwice: (name) => `Deux joueurs s’appellent « ${name} ».`,
  fixedByRecord: (option) =>
    `Une partie enregistrée garde ses réglages : ${option} ne vaut que pour une nouvelle partie.`,
  exists: (file) => `Le fichier « ${file} » existe déjà.`,
  begins: (seed) => `Graine ${seed}. Tapez un numéro ou un coup (« aide » pour le reste).`,
  thinks: (name) => `${name} réfléchit…`,
  prompt: (name) => `${name}>`,
  chanceName: 'Hasard',
  noSuchNumber: (most) => `Choisissez un numéro de 1 à ${most}.`,
  refused: (move, sentence) => `${move} : ${sentence}`,
  undone: (notation) => `Annulé : ${notation}.`,
  nothingToUndo:
    'Rien à annuler : le hasard ou un autre joueur est intervenu depuis votre dernier coup.',
  whyWhat: 'Précisez le coup, par exemple « pourquoi walk merchant genova ».',
  saveWhere: 'Précisez le fichier, par exemple « enregistrer partie.txt ».',
  saved: (file) => `Enregistrée dans « ${file} ». Pour continuer : tiletum play ${file}`,
  over: (file) => `Le fichier « ${file} » existe déjà. Le remplacer ? (oui ou non)`,
  notSaved: 'Non enregistrée.',
  leave: 'Cette partie n’est pas enregistrée. Quitter quand même ? (oui/non)',
  yes: ['oui', 'o'],
  inputEnded: 'Fin de l’entrée avant la fin de la partie, qui n’est pas enregistrée.',
  helpLines: {
    number: 'un numéro de la liste : jouer ce coup',
    move: 'un coup en notation ou en abrégé (aller lyon, prendre laine 4, maison ; plusieurs, séparés par un point-virgule) : jouer ce coup',
    empty: 'Entrée seule : réafficher la liste',
  },
  noHints: 'Pas de conseil dans une partie à plusieurs.',
  commands: {
    undo: { word: 'annuler', usage: 'annuler', does: 'annuler votre dernière décision' },
    why: {
      word: 'pourquoi',
      usage: 'pourquoi COUP',
      does: 'dire si un coup est possible, et sinon pourquoi',
    },
    hint: { word: 'conseil', usage: 'conseil', does: 'dire ce que jouerait le maître' },
    table: { word: 'table', usage: 'table', does: 'montrer toute la table' },
    log: { word: 'journal', usage: 'journal', does: 'raconter la partie jusqu’ici' },
    score: { word: 'points', usage: 'points', does: 'détailler les PV par origine' },
    save: {
      word: 'enregistrer',
      usage: 'enregistrer FICHIER',
      does: 'enregistrer la partie dans un fichier',
    },
    help: { word: 'aide', usage: 'aide', does: 'montrer cette liste' },
    quit: { word: 'quitter', usage: 'quitter', does: 'quitter la partie' },
  },
} satisfies PlayWords
