/** The Cardinalbot's character action. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { CHANCE, push } from '../../kernel/frames.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { renewCharacters } from '../../rules/actions/character.ts'
import { DRAW_CHARACTER } from '../../rules/chance/requests.ts'
import { NONE } from '../../state.ts'
import { onPlacedCharacter } from '../challenges.ts'
import { completeBuilding } from '../buildings.ts'
import { botOf, kindIn, roomOf } from '../bot-things.ts'
import { choose, chosen } from '../tie-breakers.ts'
import type { TieBreaker } from '../tie-breakers.ts'
import { TIED_CHARACTERS } from '../chance-requests.ts'
import { BOT } from '../seats.ts'
import { soloOf } from '../solo-slice.ts'
import { tablesOf } from '../tables.ts'

const UPPER = 0
const LOWER = 1

/** The building whose upper room holds a character of this kind, or NONE. */
function homeOf(draft: Draft, kind: number): number {
  const { buildings } = tablesOf(draft).content.bot
  for (let building = 0; building < buildings; building++)
    if (kindIn(draft, building) === kind) return building
  return NONE
}

/**
 * The building for a character of this kind: its match's, else the leftmost one with an empty upper room;
 * NONE if there is no room.
 */
function buildingFor(draft: Draft, kind: number): number {
  const home = homeOf(draft, kind)
  if (home !== NONE) return roomOf(draft, home, LOWER) === NONE ? home : NONE
  return homeOf(draft, NONE)
}

const kindOf = (draft: Draft, face: number): number => at(draft.rules.faces, face).kind

const valueOf = (draft: Draft, face: number): number => num(tablesOf(draft).characterValue, face)

/**
 * solo-char-2: How far this character is below the most valuable one of its kind in the offer: 0 for the
 * best, else negative. Values count only between characters of one kind.
 */
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

/**
 * solo-char-1: Kinds of which the bot has one come first, the further left the better; of one kind the
 * higher value.
 */
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

/**
 * solo-char-1: Places a character that the bot holds, for one action point; the reward is ignored on either
 * floor.
 */
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

/**
 * solo-char-2: No character can be taken. The offer is renewed once per action, free of charge; after that
 * the remaining points lapse. Returns whether the offer was renewed.
 */
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

export const characterScript: readonly ScriptStep[] = [
  {
    name: 'place or find',
    clause: 'solo-char-1',
    run(draft, frame) {
      const { characters } = soloOf(draft)
      if (frame.flag === 0) {
        frame.left = characterScript.length
        return
      }
      // Every taken character has had room, so a held one without room exists only after a correction at a
      // companion table.
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
