/** The Cardinalbot's character action. */
import { at, num } from '../../kernel/at.ts'
import { emit } from '../../kernel/emit.ts'
import { CHANCE, push } from '../../kernel/frames.ts'
import { FACE, source } from '../../kernel/sources.ts'
import type { Draft, Step } from '../../kernel/way.ts'
import { renewCharacters } from '../../rules/actions/character.ts'
import { DRAW_CHARACTER } from '../../rules/chance/requests.ts'
import { NONE } from '../../state.ts'
import { onPlacedCharacter } from '../challenges.ts'
import { completeBuilding } from '../buildings.ts'
import { botOf, kindIn, roomOf } from '../count.ts'
import { choose, chosen } from '../tie-breakers.ts'
import type { TieBreaker } from '../tie-breakers.ts'
import { TIED_CHARACTERS } from '../requests.ts'
import { BOT } from '../seat.ts'
import { soloOf } from '../state.ts'
import { tablesOf } from '../tables.ts'

const UPPER = 0
const LOWER = 1

/** The building where a kind lives, or NONE. */
function homeOf(draft: Draft, kind: number): number {
  const { buildings } = tablesOf(draft).content.bot
  for (let building = 0; building < buildings; building++)
    if (kindIn(draft, building) === kind) return building
  return NONE
}

/** Where a kind goes: below its match, else the leftmost empty upper room; NONE if there is none. */
function buildingFor(draft: Draft, kind: number): number {
  const home = homeOf(draft, kind)
  if (home !== NONE) return roomOf(draft, home, LOWER) === NONE ? home : NONE
  return homeOf(draft, NONE)
}

const kindOf = (draft: Draft, face: number): number => at(draft.rules.faces, face).kind

const valueOf = (draft: Draft, face: number): number => num(tablesOf(draft).characterValue, face)

/** solo-char-2: how far it is from the highest value of its kind in the offer. */
function valueInKind(draft: Draft, face: number): number {
  const { characterOffer } = draft.state
  let best = valueOf(draft, face)
  for (let space = 0; space < characterOffer.length; space++) {
    const other = num(characterOffer, space)
    if (other !== NONE && kindOf(draft, other) === kindOf(draft, face))
      best = Math.max(best, valueOf(draft, other))
  }
  return valueOf(draft, face) - best
}

/** solo-char-1: none it has two of; kinds it has one of first, the more left; of a kind the higher value. */
const tieBreakers: readonly TieBreaker[] = [
  {
    tieBreaker: 'matches-left',
    value(draft, face) {
      const home = homeOf(draft, kindOf(draft, face))
      return home === NONE ? 0 : tablesOf(draft).content.bot.buildings - home
    },
  },
  { tieBreaker: 'value', value: valueInKind, told: valueOf },
]

function takeable(draft: Draft): number[] {
  const { characterOffer } = draft.state
  const faces: number[] = []
  for (let space = 0; space < characterOffer.length; space++) {
    const face = num(characterOffer, space)
    if (face === NONE || faces.includes(face)) continue
    if (buildingFor(draft, kindOf(draft, face)) !== NONE) faces.push(face)
  }
  return faces
}

/** solo-char-1: a character it holds is placed for one point, on whichever floor; its reward is ignored. */
function place(draft: Draft, face: number): void {
  const building = buildingFor(draft, kindOf(draft, face))
  const row = kindIn(draft, building) === NONE ? UPPER : LOWER
  const { rooms } = tablesOf(draft).content.bot
  botOf(draft).rooms[building * rooms + row] = face
  if (draft.sink !== undefined)
    emit(draft, 'place', 'solo-char-1', BOT, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      building: building + 1,
      floor: rooms - row,
    })
  completeBuilding(draft, building)
  onPlacedCharacter(draft, face)
}

/** solo-char-2: nothing to take: the offer is renewed once, free; after that the points lapse. */
function nothingTakeable(draft: Draft, points: number): boolean {
  const solo = soloOf(draft)
  const renews = solo.once === 0
  if (draft.sink !== undefined)
    emit(draft, 'bot-nothing-takeable', 'solo-char-2', BOT, NONE, { renews, points })
  if (!renews) return false
  solo.once = 1
  renewCharacters(draft, BOT)
  return true
}

export const characterScript: readonly Step[] = [
  {
    name: 'place or find',
    clause: 'solo-char-1',
    run(draft, frame) {
      const { characters } = soloOf(draft)
      if (frame.flag === 0) {
        frame.left = characterScript.length
        return
      }
      // Only where people say that reality differs is there no room for one that it holds.
      const held = characters.findIndex((face) => buildingFor(draft, kindOf(draft, face)) !== NONE)
      if (held >= 0) {
        frame.flag--
        frame.left = 0
        place(draft, num(characters.splice(held, 1), 0))
        return
      }
      const faces = takeable(draft)
      if (faces.length > 0) choose(draft, TIED_CHARACTERS, faces, tieBreakers, 'solo-char-1')
      else frame.left = nothingTakeable(draft, frame.flag) ? 0 : characterScript.length
    },
  },
  {
    name: 'take',
    clause: 'solo-char-1',
    run(draft, frame) {
      frame.flag--
      frame.left = 0
      const face = chosen(draft)
      const { characterOffer } = draft.state
      characterOffer[characterOffer.indexOf(face)] = NONE
      soloOf(draft).characters.push(face)
      if (draft.sink !== undefined)
        emit(draft, 'take', 'solo-char-1', BOT, source(FACE, face), {
          tile: at(draft.rules.faces, face).id,
          from: 'character-offer',
        })
      push(draft.state, CHANCE, NONE, DRAW_CHARACTER, 1)
    },
  },
]
