import type { Kind, JsonPath, Problem, Remark } from '@tiletum/content/edition'
import { list } from '../phrases.ts'
import { nouns } from './nouns.ts'

const and = list('and')
const or = list('or')

const KINDS: Readonly<Record<Kind, string>> = {
  number: 'a number',
  whole: 'a whole number',
  text: 'text',
  list: 'a list',
  group: 'an object {…}',
  'yes-or-no': 'true or false',
}

/** Problems of edition files, and the commands for editions. */
export const edition = {
  command: 'adjust the components to match your own copy',
  check: 'check whether an edition file is playable',
  file: 'the edition file',
  template: 'print an edition file with all standard values',
  schema: 'print the JSON schema of edition files, for your editor',
  unreadable: (file: string) => `Couldn’t read '${file}'.`,
  good: (file: string) => `Edition '${file}' is playable.`,
  bad: (file: string, count: number) =>
    `Edition '${file}' can’t be played: ${count} ${count === 1 ? 'problem' : 'problems'}.`,
  noChange: 'It is the standard edition.',
  changes: 'It changes:',
  remarks: 'These rulebook examples no longer match:',
  place: placeOf,
  problem: (problem: Problem) => {
    const said = sentenceOf(problem)
    return problem.place.length === 0 ? said : `${placeOf(problem.place)}: ${said}`
  },
  remark,
}
export type EditionWords = typeof edition

/** Positions in a list are counted from 1, as people do. */
function placeOf(place: JsonPath): string {
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
      return `this isn’t valid JSON (${of.detail})`
    case 'unknown-key':
      return withHint(`unknown key “${of.key}”`, meant(of.near, of.allowed))
    case 'not-one-of':
      return of.near.length === 0 && of.allowed.length <= 30
        ? `${of.value} is not one of ${of.allowed.join(', ')}`
        : withHint(`unknown value ${of.value}`, meant(of.near, of.allowed))
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
      return `${of.value} must be ${of.forms.join(' or ')}`
    case 'bad-id':
      return `“${of.value}” must be “${of.family}.” followed by lower-case letters, digits, dots and hyphens`
    case 'bad-text':
      return `${of.value} isn’t allowed here`
    case 'too-deep':
      return `nested more than ${of.most} levels deep`
    case 'too-big':
      return `too many: at most ${of.most}`
    case 'count':
      return `${nouns.family[of.family]} (${nouns.module[of.module]}): ${of.actual} instead of the ${of.expected} in the box`
    case 'not-connected':
      return `${and(of.apart)} can’t be reached`
    case 'not-rising':
      return `${of.after} comes after ${of.before}; the track must rise from space to space`
    case 'not-falling':
      return `${of.after} is under ${of.before}; the highest tile must be on top`
    case 'lacks-space':
      return `the king track needs a space ${of.space}`
    case 'twice':
      return `“${of.value}” appears twice`
    case 'unknown-space':
      return withHint(`there is no space “${of.value}”`, meant(of.near, []))
    case 'no-such-link':
      return `${and(of.between)} are not linked`
    case 'link-exists':
      return `${and(of.between)} are already linked`
    case 'link-to-itself':
      return `“${of.space}” can’t be linked to itself`
    case 'houses-at-two':
      return `${of.town} has ${of.count} house spaces with two players; a town has at most one`
    case 'no-cathedral':
      return `${of.town} has no cathedral, and there are cost tiles for nine`
    case 'bot-start':
      return `${of.count} cost tiles show the start of the Cardinalbot’s architect; there must be exactly one`
    case 'start-mine':
      return `${of.town} is the starting town of map I, where the first mines are: it has no mine space`
    case 'start-tunnel':
      return `“${of.space}” is a tunnel; prospectors enter in a town`
    case 'home-fair':
      return 'the first fair is always here, so this town has no tile'
    case 'tiles-short':
      return `with ${of.players} players ${of.needed} bonus tiles are laid out, but there are only ${of.available}`
    case 'id-exists':
      return `the id ${of.id} already exists; change it under “tiles”`
    case 'nothing-asked':
      return 'nothing is required'
    case 'needs-silver':
      return 'this card is also used without Prospect for Silver, so it can’t mention prospectors, mines or silver'
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
      return 'The 7-iron contract is missing with two players, but an example uses it.'
    case 'underground-example':
      return 'The prospector action example can’t be played on side A of underground map II.'
  }
}
