import type { RecordCommandWords } from '../en/cli-records.ts'
import { plural } from '../plural.ts'

const count = plural('fr')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

export const recordCommands = {
  file: 'l’enregistrement d’une partie ; - est l’entrée standard',
  at: 'après tant de tours ; 0 est après la mise en place',
  json: 'répondre en JSON',
  fewerTurns: (turns) => `Cette partie n’a que ${some(turns, 'tour', 'tours')}.`,
  replay: {
    command: 'raconter une partie en phrases, et dire où elle en est',
    brief: 'une phrase par tour',
    heading: (number, sentence) => `${number}. ${sentence}`,
  },
  verify: {
    command: 'rejouer des parties et vérifier chaque coup et l’état auquel ils mènent',
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
    upTo: (entries) => `Avant cela, ${some(entries, 'entrée est bonne', 'entrées sont bonnes')}.`,
    difference: (line) =>
      `Ce n’est pas écrit comme Tiletum l’écrit ; la première différence est à la ligne ${line} :`,
    there: (line) => `là-bas : ${line}`,
    here: (line) => `ici :    ${line}`,
  },
  convert: {
    command: 'changer un enregistrement de texte en JSON ou l’inverse',
    to: 'la forme voulue ; sans elle, l’autre',
    out: 'écrire dans ce fichier, qui ne doit pas encore exister',
    over: 'le fichier peut exister : le remplacer',
    exists: (file) => `Le fichier « ${file} » existe déjà ; --force le remplace.`,
    written: (file) => `Écrit dans « ${file} ».`,
  },
  options: {
    command: 'lister ce qui est possible là où en est une partie',
    none: 'Rien : la partie est finie.',
  },
  why: {
    command: 'dire si un coup est possible là où en est une partie, et sinon pourquoi',
    move: 'le coup en notation, comme « tiletum options » le montre',
    possible: (what) => `Possible : ${what}.`,
    answer: (what) => `Le hasard peut répondre ainsi : ${what}.`,
    rule: (clause, text) => `Règle ${clause} : ${text}`,
  },
  advise: {
    command: 'demander à un joueur virtuel ce qu’il ferait là où en est une partie, et pourquoi',
    bot: 'qui est interrogé : un nom, nom@itérations ou nom@millisecondes (master@100ms)',
    lines: 'le nombre de suites de coups qu’il raconte',
    seed: 'un mot ou un nombre ; même graine, même conseil',
    chance: 'Personne n’est interrogé ici : c’est au hasard de répondre.',
    would: (bot, move) => `${bot} : ${move}`,
    tried: (iterations, spread) =>
      `Il a essayé ${iterations} façons de continuer. Ses meilleures suites, à ${spread} PV près :`,
    line: (number, expected, visits, points) =>
      `${number}. ${expected < 0 ? 'en retard' : 'en avance'} de ${points} PV à la fin, pense-t-il ; essayée ${visits} fois :`,
    why: (reasons) => `La première plutôt que la deuxième, en PV : ${reasons}.`,
    onlyMove: 'Rien d’autre n’est possible.',
    noLines: 'Il ne réfléchit pas par suites de coups.',
  },
  bench: {
    command: 'mesurer la vitesse de Tiletum à côté d’autres',
    words: 'ce qu’il faut mesurer, et des options du banc',
    elsewhere:
      'Le banc de mesure n’est pas ici. Dans le dossier des sources de Tiletum, « npm run bench -- quick » le lance.',
  },
} satisfies RecordCommandWords
