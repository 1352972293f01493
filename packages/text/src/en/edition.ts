import type { Kind, Place, Problem, Remark } from '@tiletum/content/edition'
import { list } from '../phrases.ts'
import { nouns } from './nouns.ts'

const and = list('and')
const or = list('or')

const KINDS: Readonly<Record<Kind, string>> = {
  number: 'a number',
  whole: 'a whole number',
  text: 'a word',
  list: 'a list',
  group: 'a group in braces',
  'yes-or-no': 'true or false',
}

/** What is wrong with an edition file, and the commands about them. */
export const edition = {
  command: 'correct the components after your own box',
  check: 'tell whether an edition file can be played',
  file: 'the edition file',
  template: 'print an edition file with all standard values',
  schema: 'print the JSON schema of edition files, for your editor',
  unreadable: (file: string) => `The file '${file}' cannot be read.`,
  good: (file: string) => `The edition '${file}' can be played.`,
  bad: (file: string, count: number) =>
    `The edition '${file}' cannot be played: ${count} ${count === 1 ? 'problem' : 'problems'}.`,
  noChange: 'It is the standard edition.',
  changes: 'It changes:',
  remarks: 'The rulebooks’ examples would not fit it:',
  place: placeOf,
  problem: (problem: Problem) => {
    const said = sentenceOf(problem)
    return problem.place.length === 0 ? said : `${placeOf(problem.place)}: ${said}`
  },
  remark,
}
export type EditionWords = typeof edition

/** Positions in a list are counted from 1, as people do. */
function placeOf(place: Place): string {
  return place.map((step) => (typeof step === 'number' ? `${step + 1}` : step)).join(' › ')
}

function meant(near: readonly string[], allowed: readonly string[]): string {
  if (near.length > 0) return `did you mean ${or(near)}?`
  return allowed.length === 0 || allowed.length > 30 ? '' : `allowed: ${allowed.join(', ')}`
}

function withHint(said: string, hint: string): string {
  return hint === '' ? said : `${said}; ${hint}`
}

function sentenceOf(of: Problem): string {
  switch (of.problem) {
    case 'not-json':
      return `this is not JSON (${of.detail})`
    case 'unknown-key':
      return withHint(`“${of.key}” is not known here`, meant(of.near, of.allowed))
    case 'not-one-of':
      return of.near.length === 0 && of.allowed.length <= 30
        ? `${of.value} is not one of ${of.allowed.join(', ')}`
        : withHint(`${of.value} is not known here`, meant(of.near, of.allowed))
    case 'wrong-kind':
      return `${of.value} is not ${KINDS[of.kind]}`
    case 'missing':
      return `${KINDS[of.kind]} is missing`
    case 'too-small':
      return `${of.value} is less than ${of.from}`
    case 'too-large':
      return `${of.value} is more than ${of.to}`
    case 'too-few':
      return `there are only ${of.count}; at least ${of.from} are needed`
    case 'too-many':
      return `there are ${of.count}; at most ${of.to} are allowed`
    case 'no-form':
      return `${of.value} has none of the allowed forms: ${of.forms.join(' or ')}`
    case 'bad-id':
      return `“${of.value}” must begin with “${of.family}.” and go on with small letters, digits, dots and hyphens`
    case 'bad-text':
      return `${of.value} cannot stand here`
    case 'too-deep':
      return `groups and lists lie deeper in each other than ${of.most} here`
    case 'too-big':
      return `this is more than a box can hold (${of.most} at most)`
    case 'count':
      return `the ${nouns.family[of.family]} (${nouns.module[of.module]}) would be ${of.actual}; the box has ${of.expected}`
    case 'not-connected':
      return `no way leads to ${and(of.apart)}`
    case 'not-rising':
      return `${of.after} comes after ${of.before}; the track must rise from space to space`
    case 'not-falling':
      return `${of.after} lies under ${of.before}; the highest tile must lie on top`
    case 'lacks-space':
      return `the king track needs a space ${of.space}`
    case 'twice':
      return `“${of.value}” is there twice`
    case 'unknown-space':
      return withHint(`there is no space “${of.value}”`, meant(of.near, []))
    case 'no-such-link':
      return `${and(of.between)} are not linked`
    case 'link-exists':
      return `${and(of.between)} are linked already`
    case 'link-to-itself':
      return `“${of.space}” cannot be linked to itself`
    case 'houses-at-two':
      return `${of.town} has ${of.count} house spaces at two players; a town has at most one`
    case 'no-cathedral':
      return `${of.town} has no cathedral, and there are cost tiles for nine`
    case 'bot-start':
      return `${of.count} cost tiles show the start of the Cardinalbot’s architect; it must be one`
    case 'start-mine':
      return `${of.town} is the starting town of map I, where the first mines stand: it has no mine space`
    case 'start-tunnel':
      return `“${of.space}” is a tunnel; prospectors enter in a town`
    case 'home-fair':
      return 'the first fair is always here, so there is no tile of this town'
    case 'tiles-short':
      return `at ${of.players} players ${of.needed} bonus tiles are laid out, but there are only ${of.available}`
    case 'id-exists':
      return `the id ${of.id} exists already; correct it under “tiles”`
    case 'nothing-asked':
      return 'nothing is asked'
    case 'needs-silver':
      return 'this card is used without Prospect for Silver too, and cannot ask for prospectors, mines or silver'
  }
}

function remark(of: Remark): string {
  switch (of.remark) {
    case 'distance':
      return `From ${of.from} to ${of.to} it is ${nouns.spaces(of.actual)}, in the rulebook ${of.expected}.`
    case 'neighbours':
      return `The towns beside ${of.town} are ${and(of.actual)}, in the rulebook ${and(of.expected)}.`
    case 'cathedrals-in-reach':
      return `The cathedrals within ${nouns.spaces(of.steps)} of ${of.town} are ${and(of.actual)}, in the rulebook ${and(of.expected)}.`
    case 'two-player-tile':
      return 'The contract of 7 iron is missing at two players, where an example has it.'
    case 'underground-example':
      return 'On side A of underground map II the example of the prospector action cannot be played.'
  }
}
