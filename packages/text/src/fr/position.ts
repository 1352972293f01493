import type { PositionWords } from '../en/position.ts'
import { list } from '../phrases.ts'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const and = list('et')
const count = plural('fr')

export const position = {
  asks: (name, question) => `${name} : ${question}`,
  dice: 'Dés',
  marker: (name, space) => `${name} ${space}`,
  cathedral: 'Cathédrale',
  mines: 'Cases Mine libres',
  spaces: (free, owners) => (owners.length === 0 ? `${free}` : `${free} (${owners.join(', ')})`),
  price: (price, vp) => `${price} pour ${vp}`,
  building: (price, tiles, pillars) =>
    [
      price,
      tiles.length === 0 ? 'plus de tuiles' : `tuiles ${tiles.join(', ')}`,
      ...(pillars.length === 0 ? [] : [`piliers : ${and(pillars)}`]),
    ].join(' ; '),
  seat: (name, vp, king) => `${name} : ${vp}, piste du Roi ${king}`,
  part: (name, things) => `${name} : ${things}`,
  items: (things) => things.join(' ; '),
  space: (number, thing) => `${number}, ${thing}`,
  pieces: 'Pions',
  technologies: 'Technologies',
  minesLeft: (number) => `${number} ${count(number, { one: 'mine', other: 'mines' })}`,
  house: (number, inside, completed) =>
    `bâtiment ${number}${completed ? ' (achevé)' : ''} : ${and(inside)}`,
  points: 'points',
  total: 'total',
  wins: (name, vp) => `${name} gagne avec ${nouns.vp(vp)}.`,
} satisfies PositionWords
