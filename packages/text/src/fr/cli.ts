import type { CliWords } from '../en/cli.ts'
import { list } from '../phrases.ts'

const or = list('ou')

/** Why a file cannot be written, by the word of the system. */
const WRITING: Readonly<Record<string, string>> = {
  ENOSPC: ' : le disque est plein',
  EDQUOT: ' : le disque est plein',
  EACCES: ' : ce n’est pas permis à cet endroit',
  EPERM: ' : ce n’est pas permis à cet endroit',
  EROFS: ' : ce disque est en lecture seule',
  ENOENT: ' : le dossier n’existe pas',
  ENOTDIR: ' : le dossier n’existe pas',
  EISDIR: ' : c’est un dossier',
}

export const cli = {
  description: 'Tiletum en ligne de commande.',
  usage: 'Usage :',
  options: 'Options :',
  globalOptions: 'Options générales :',
  arguments: 'Arguments :',
  commands: 'Commandes :',
  examples: 'Exemples :',
  help: 'afficher cette aide',
  version: 'afficher la version',
  language: 'la langue de la réponse',
  default: 'par défaut',
  unknownCommand: (command) => `La commande « ${command} » n’existe pas.`,
  unknownOption: (option) => `L’option « ${option} » n’existe pas.`,
  missingArgument: (name) => `L’argument « ${name} » manque.`,
  missingValue: (option) => `L’option « ${option} » demande une valeur.`,
  missingOption: (option) => `L’option « ${option} » est obligatoire.`,
  excessArguments: 'Il y a plus d’arguments que cette commande n’en prend.',
  invalidValue: (option) => `L’option « ${option} » n’accepte pas cette valeur.`,
  allowedNumbers: (least, most) => `Il faut un nombre entier de ${least} à ${most}.`,
  allowedChoices: (choices) => `Valeurs admises : ${choices}.`,
  didYouMean: (names) => `Vouliez-vous dire ${names} ?`,
  or: 'ou',
  seeHelp: (command) => `Voir « ${command} --help ».`,
  unanswerable: (why) => `La réponse ne peut pas être écrite (${why}).`,
  unwritable: (file, code) => `Impossible d’écrire le fichier « ${file} »${WRITING[code] ?? ''}.`,
  notation: ({ error, word }, close) => {
    const meant = close.length === 0 ? '' : ` Vouliez-vous dire ${or(close)} ?`
    if (error === 'incomplete')
      return `Le coup n’est pas complet.${close.length === 0 ? '' : ` Ensuite vient ${or(close)}.`}`
    return error === 'unknown-verb'
      ? `Le coup « ${word} » n’existe pas.${meant}`
      : `« ${word} » n’est pas compris là.${meant}`
  },
  unexpected: (message) => `Un problème est survenu dans Tiletum : ${message}`,
} satisfies CliWords
