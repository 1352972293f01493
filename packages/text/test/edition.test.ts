import { content } from '@tiletum/content'
import { applyEdition, readEdition } from '@tiletum/content/edition'
import type { Problem } from '@tiletum/content/edition'
import { expect, it } from 'vitest'
import { CATALOGUES } from '@tiletum/text'

function said(edition: unknown, language: 'en' | 'fr' = 'en'): string {
  const applied =
    typeof edition === 'string' ? readEdition(content, edition) : applyEdition(content, edition)
  const problems: readonly Problem[] = 'problems' in applied ? applied.problems : []
  return problems.map(CATALOGUES[language].edition.problem).join('\n')
}

it.each([
  [
    { tiles: { 'bonus.king-3': { marks: [2, 5] } } },
    'tiles › bonus.king-3 › marks › 2: 5 is not one of 2, 3, 4',
  ],
  [
    { tiles: { 'bonus.kng-3': { marks: [2] } } },
    'tiles: unknown key “bonus.kng-3”; did you mean bonus.king-3, bonus.king-2 or bonus.any-3?',
  ],
  [
    { tiles: { 'bonus.king-3': { helper: { do: 'act', action: 'kin', points: 3 } } } },
    'tiles › bonus.king-3 › helper › action: unknown value "kin"; did you mean king?',
  ],
  [
    { tiles: { 'fair.house': { points: 3 } } },
    'tiles › fair.house: unknown key “points”; allowed: vp, scores',
  ],
  [
    { tiles: { 'bonus.king-3': { marks: [2] } } },
    'tiles: bonus tiles (base game): 53 instead of the 54 in the box',
  ],
  [
    { kingTrack: [-10, -5, -5, 0, 3, 5, 15] },
    'kingTrack › 3: -5 comes after -5; the track must rise from space to space',
  ],
  [{ kingTrack: [-10, 0, 5, 15] }, 'kingTrack: the king track needs a space 3'],
  [
    { map: { links: { add: [['lyon', 'milan']] } } },
    'map › links › add › 1 › 2: there is no space “milan”; did you mean milano?',
  ],
  [
    { map: { links: { remove: [['lyon', 'wien']] } } },
    'map › links › remove › 1: lyon and wien are not linked',
  ],
  [
    {
      map: {
        links: {
          remove: [
            ['arles', 'toulouse'],
            ['toulouse', 'bordeaux'],
          ],
        },
      },
    },
    'map: toulouse can’t be reached',
  ],
  [
    {
      decrees: {
        'decree.busy-hands': {
          options: [{ when: [{ more: 'pilar', than: 'house' }], take: { action: 'king' } }],
        },
      },
    },
    'decrees › decree.busy-hands › options › 1 › when › 1 › more: unknown value "pilar"; did you mean pillar?',
  ],
  [{ corruption: [0, 1, 2] }, 'corruption: there are only 3; at least 6 are needed'],
  [{ contractOffer: [3, 3, 2, 2, 1.5] }, 'contractOffer › 5: 1.5 is not a whole number'],
  ['[]', '[] is not an object {…}'],
])('%j is refused with its place and what is allowed', (edition, message) => {
  expect(said(edition)).toBe(message)
})

it.each([
  [
    { tiles: { 'bonus.king-3': { marks: [2, 5] } } },
    'tiles › bonus.king-3 › marks › 2 : 5 n’est pas une des valeurs 2, 3, 4',
  ],
  [
    { tiles: { 'bonus.kng-3': {} } },
    'tiles : « bonus.kng-3 » est inconnu ici ; vouliez-vous dire bonus.king-3, bonus.king-2 ou bonus.any-3 ?',
  ],
  [
    { tiles: { 'bonus.king-3': { marks: [2] } } },
    'tiles : tuiles Bonus (jeu de base) : il y en aurait 53 ; la boîte en contient 54',
  ],
])('%j is refused in French too', (edition, message) => {
  expect(said(edition, 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(message)
})
