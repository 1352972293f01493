import type { PlayWords } from '../en/cli-play.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const play = {
  command: 'jouer ici une partie entière, entre personnes et joueurs virtuels',
  file: 'l’enregistrement d’une partie à continuer',
  modules: 'les modules, séparés par des virgules ; solo se joue contre le Cardinalbot',
  seats: (bots) =>
    `qui joue, dans l’ordre des places, séparés par des virgules : les personnes par leur nom, les joueurs virtuels par le leur : ${bots}`,
  person: 'Joueur',
  difficulty: 'contre le Cardinalbot : le nombre de défis qu’il reçoit',
  challenges: 'contre le Cardinalbot : ces défis, séparés par des virgules',
  firstGame: 'comme le livret le recommande pour une première partie',
  shuffled: 'avec les tuiles Action mélangées autour de la roue',
  seed: 'un mot ou un nombre pour le hasard ; sans lui, au hasard',
  chance: 'qui pioche et lance les dés : ce programme, ou vous à une vraie table',
  freeUndo: 'annuler remonte au-delà du hasard et des autres joueurs',
  edition: 'jouer avec le matériel de ce fichier d’édition',
  save: 'enregistrer la partie dans ce fichier après chaque coup ; il ne doit pas encore exister, sauf si c’est celui à continuer',
  unknownChallenge: (name, known) => `Le défi « ${name} » n’existe pas ; défis connus : ${known}.`,
  seatsOfRecord: (seats) =>
    `Cet enregistrement a ${seats} ${count(seats, { one: 'place', other: 'places' })} : --seats doit en nommer autant.`,
  namedTwice: (name) => `Deux joueurs s’appellent « ${name} ».`,
  fixedByRecord: (option) =>
    `Un enregistrement apporte ses réglages : ${option} est pour les nouvelles parties.`,
  exists: (file) => `Le fichier « ${file} » existe déjà.`,
  begins: (seed) => `Graine ${seed}. Tapez un numéro ou un coup ; aide montre le reste.`,
  thinks: (name) => `${name} réfléchit…`,
  prompt: (name) => `${name}>`,
  chanceName: 'Hasard',
  noSuchNumber: (most) => `La liste va de 1 à ${most}.`,
  refused: (move, sentence) => `${move} : ${sentence}`,
  undone: (notation) => `Annulé : ${notation}.`,
  nothingToUndo:
    'Rien ne peut être annulé : le hasard ou quelqu’un d’autre est passé après votre dernier coup.',
  whyWhat: 'Dites quel coup : pourquoi walk merchant genova.',
  saveWhere: 'Dites où : enregistrer partie.txt.',
  saved: (file) => `Enregistrée dans « ${file} » ; tiletum play ${file} la continue.`,
  over: (file) => `Le fichier « ${file} » existe déjà. Le remplacer ? (oui ou non)`,
  notSaved: 'Non enregistrée.',
  leave: 'Cette partie n’est pas enregistrée. Partir quand même ? (oui ou non)',
  yes: ['oui', 'o'],
  inputEnded: 'L’entrée s’est terminée avant la partie, et la partie n’est pas enregistrée.',
  helpLines: {
    number: 'un numéro de la liste : jouer ce coup',
    move: 'un coup en notation ou en abrégé (aller lyon, prendre laine 4, maison), plusieurs séparés par ; : les jouer',
    empty: 'rien : montrer la liste à nouveau',
  },
  noHints: 'À plusieurs, personne ne reçoit de conseil.',
  orders: {
    undo: { word: 'annuler', usage: 'annuler', does: 'annuler votre dernière décision' },
    why: {
      word: 'pourquoi',
      usage: 'pourquoi COUP',
      does: 'dire si un coup est possible, et sinon pourquoi',
    },
    hint: { word: 'conseil', usage: 'conseil', does: 'dire ce que le maître regarderait' },
    table: { word: 'table', usage: 'table', does: 'montrer toute la table' },
    log: { word: 'journal', usage: 'journal', does: 'raconter la partie jusqu’ici' },
    score: { word: 'points', usage: 'points', does: 'montrer les points par leur origine' },
    save: {
      word: 'enregistrer',
      usage: 'enregistrer FICHIER',
      does: 'enregistrer la partie dans un fichier',
    },
    help: { word: 'aide', usage: 'aide', does: 'montrer cette liste' },
    quit: { word: 'quitter', usage: 'quitter', does: 'partir' },
  },
} satisfies PlayWords
