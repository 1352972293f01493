import type { CliWords } from '../en/cli.ts'
import { list } from '../phrases.ts'

const or = list('ou')

/** Why a file cannot be written, by the word of the system. */
const WRITING: Readonly<Record<string, string>> = {
  ENOSPC: ' : le disque est plein',
  EDQUOT: ' : le disque est plein',
  EACCES: ' : accès refusé',
  EPERM: ' : accès refusé',
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
  language: 'langue d’affichage',
  default: 'par défaut',
  unknownCommand: (command) => `Commande inconnue : « ${command} ».`,
  unknownOption: (option) => `Option inconnue : « ${option} ».`,
  missingArgument: (name) => `L’argument « ${name} » manque.`,
  missingValue: (option) => `L’option « ${option} » demande une valeur.`,
  missingOption: (option) => `L’option « ${option} » est obligatoire.`,
  excessArguments: 'Trop d’arguments pour cette commande.',
  invalidValue: (option) => `L’option « ${option} » n’accepte pas cette valeur.`,
  allowedNumbers: (least, most) => `Il faut un nombre entier de ${least} à ${most}.`,
  allowedChoices: (choices) => `Valeurs admises : ${choices}.`,
  didYouMean: (names) => `Vouliez-vous dire ${names} ?`,
  or: 'ou',
  seeHelp: (command) => `Voir « ${command} --help ».`,
  unanswerable: (why) => `Impossible d’afficher la réponse (${why}).`,
  unwritable: (file, code) => `Impossible d’écrire le fichier « ${file} »${WRITING[code] ?? ''}.`,
  notation: ({ error, word }, close) => {
    const meant = close.length === 0 ? '' : ` Vouliez-vous dire ${or(close)} ?`
    if (error === 'incomplete')
      return `Coup incomplet.${close.length === 0 ? '' : ` Il manque : ${or(close)}.`}`
    return error === 'unknown-verb'
      ? `Coup inconnu : « ${word} ».${meant}`
      : `« ${word} » n’est pas valable ici.${meant}`
  },
  unexpected: (message) => `Erreur interne de Tiletum : ${message}`,
} satisfies CliWords
