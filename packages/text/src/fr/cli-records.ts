import type { RecordCommandWords } from '../en/cli-records.ts'
import { plural } from '../plural.ts'

const count = plural('fr')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

export const recordCommands = {
  file: 'l’enregistrement d’une partie (« - » : entrée standard)',
  at: 'après ce nombre de tours (0 : après la mise en place)',
  json: 'afficher du JSON',
  fewerTurns: (turns) => `Cette partie n’a que ${some(turns, 'tour', 'tours')}.`,
  replay: {
    command: 'raconter une partie et montrer sa situation',
    brief: 'une phrase par tour',
    heading: (number, sentence) => `${number}. ${sentence}`,
  },
  verify: {
    command: 'rejouer des parties et vérifier chaque coup et l’état final',
    good: (file, players, entries, over, corrections) =>
      `${file} : bon${corrections === 0 ? '' : `, ${some(corrections, 'correction', 'corrections')}`} ; ${some(players, 'joueur', 'joueurs')}, ${some(entries, 'entrée', 'entrées')}, ${over ? 'jouée jusqu’au bout' : 'encore en cours'}.`,
    forged: 'chaque coup est légal, mais son hasard n’est pas celui qu’elle dit.',
    chance: (verdict) => {
      switch (verdict.chance) {
        case 'unproven':
          return undefined
        case 'sealed':
          return 'Son hasard est scellé : la graine est publiée à la fin de la partie.'
        case 'proven': {
          const { draws, from, without } = verdict
          const since = from === 0 ? '' : ` à partir de l’entrée ${from + 1}`
          const missing = without.map((seat) => `place ${seat + 1}`).join(', ')
          return `Son hasard est prouvé${since} : la graine correspond à l’engagement, et ${some(draws, 'tirage en découle', 'tirages en découlent')}.${missing === '' ? '' : ` Sans la part de : ${missing}.`}`
        }
        case 'other-seed':
          return `La graine ne correspond pas à l’engagement ; il serait ${verdict.commitment}.`
        case 'other-draw':
          return `Entrée ${verdict.entry + 1} : « ${verdict.found} » n’est pas ce qui est sorti : la graine, la table et les parts des joueurs donnent « ${verdict.drawn} ».`
      }
    },
    newerRules: (theirs, ours) =>
      `Elle a été jouée selon la révision ${theirs} des règles ; ce Tiletum les connaît jusqu’à la ${ours}. Selon les nôtres, elle mène à l’état qu’elle nomme, ce qui ne prouve pas que chaque coup était légal selon les leurs : vérifiez-la de nouveau après une mise à jour.`,
    leadsTo: (state) => `La partie telle qu’elle est écrite mène à l’état « ${state} ».`,
    upTo: (entries) =>
      `Avant cela, ${some(entries, 'entrée est correcte', 'entrées sont correctes')}.`,
    difference: (line) =>
      `Le fichier n’est pas sous sa forme canonique ; première différence à la ligne ${line} :`,
    there: (line) => `fichier : ${line}`,
    here: (line) => `Tiletum : ${line}`,
  },
  convert: {
    command: 'convertir un enregistrement de texte en JSON, ou l’inverse',
    to: 'format voulu (par défaut, l’autre)',
    out: 'écrire dans ce fichier, qui doit être nouveau',
    over: 'remplacer un fichier existant',
    exists: (file) => `Le fichier « ${file} » existe déjà ; utilisez --force pour le remplacer.`,
    written: (file) => `Écrit dans « ${file} ».`,
  },
  options: {
    command: 'lister ce qui est possible à ce point d’une partie',
    none: 'Rien : la partie est finie.',
  },
  why: {
    command: 'dire si un coup est possible à ce point d’une partie, et sinon pourquoi',
    move: 'le coup en notation, comme « tiletum options » le montre',
    possible: (what) => `Possible : ${what}.`,
    answer: (what) => `Résultat possible du hasard : ${what}.`,
    rule: (clause, text) => `Règle ${clause} : ${text}`,
  },
  advise: {
    command: 'demander à un joueur virtuel ce qu’il ferait à ce point d’une partie, et pourquoi',
    bot: 'le joueur virtuel : un nom, nom@itérations ou nom@millisecondes (master@100ms)',
    lines: 'nombre de suites de coups à montrer',
    seed: 'un mot ou un nombre ; même graine, même conseil',
    chance: 'Rien à conseiller ici : c’est au hasard de jouer.',
    would: (bot, move) => `${bot} : ${move}`,
    tried: (iterations, spread) =>
      `${iterations} simulations. Meilleures suites, à ${spread} PV près :`,
    line: (number, expected, visits, points) =>
      `${number}. environ ${points} PV ${expected < 0 ? 'de retard' : 'd’avance'} à la fin, ${visits} simulations :`,
    why: (reasons) => `Ce que la première a de mieux que la deuxième, en PV : ${reasons}.`,
    onlyMove: 'C’est le seul coup possible.',
    noLines: 'Ce joueur virtuel n’explore pas de suites de coups.',
  },
  bench: {
    command: 'comparer la vitesse de Tiletum à celle d’autres moteurs',
    words: 'ce qu’il faut mesurer, et des options de mesure',
    elsewhere: 'Les mesures ne se lancent que dans le dossier des sources : npm run bench -- quick',
  },
} satisfies RecordCommandWords
