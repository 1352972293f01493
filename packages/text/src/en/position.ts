import { list } from '../phrases.ts'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const and = list('and')
const count = plural('en')

/** A position as it is read: by lines in a terminal, by lists on a page. */
export const position = {
  asks: (name: string, question: string) => `${name}: ${question}`,
  dice: 'Dice',
  marker: (name: string, space: string) => `${name} ${space}`,
  cathedral: 'Cathedral',
  mines: 'Mine spaces left',
  /** House or mine spaces of a town. */
  spaces: (free: number, owners: readonly string[]) =>
    owners.length === 0 ? `${free}` : `${free} (${owners.join(', ')})`,
  price: (price: string, vp: string) => `${price} for ${vp}`,
  building: (price: string, tiles: readonly number[], pillars: readonly string[]) =>
    [
      price,
      tiles.length === 0 ? 'no tiles left' : `tiles ${tiles.join(', ')}`,
      ...(pillars.length === 0 ? [] : [`pillars: ${and(pillars)}`]),
    ].join('; '),
  seat: (name: string, vp: string, king: string) => `${name}: ${vp}, king track ${king}`,
  part: (name: string, things: string) => `${name}: ${things}`,
  items: (things: readonly string[]) => things.join('; '),
  space: (number: number, thing: string) => `${number}, ${thing}`,
  pieces: 'Pieces',
  technologies: 'Technologies',
  minesLeft: (number: number) => `${number} ${count(number, { one: 'mine', other: 'mines' })}`,
  house: (number: number, inside: readonly string[], completed: boolean) =>
    `building ${number}${completed ? ' (completed)' : ''}: ${and(inside)}`,
  points: 'points',
  total: 'total',
  wins: (name: string, vp: number) => `${name} wins with ${nouns.vp(vp)}.`,
}
export type PositionWords = typeof position
