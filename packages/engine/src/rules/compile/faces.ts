/** Tile faces as the rules look them up. */
import { compileEffect } from '../../kernel/programs.ts'
import type { EffectKinds, Program } from '../../kernel/programs.ts'
import { NONE } from '../../state.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import type { BonusFace, CharacterFace, ContractFace } from '../../vocabulary/tiles.ts'
import { ACTIONS, CRESTS } from '../../vocabulary/words.ts'
import type { PlayerMark } from '../../vocabulary/words.ts'
import type { FaceInfo, Family } from '../tables.ts'

/** Compiles effects and remembers them by number. */
export function programTable(kinds: EffectKinds) {
  const programs: Program[] = []
  const add = (effect: Effect | undefined): number =>
    effect === undefined ? NONE : programs.push(compileEffect(kinds, effect)) - 1
  return { programs, add }
}

type AnyFace = BonusFace | ContractFace | CharacterFace

const NO_DEMAND = { iron: 0, wool: 0, identical: 0 }

function faceInfo(
  face: AnyFace,
  family: string,
  players: number,
  add: (effect: Effect | undefined) => number,
): FaceInfo {
  const copies = face.marks.filter((mark: PlayerMark) => mark <= players).length
  const plain = {
    id: face.id,
    family,
    program: NONE,
    crest: NONE,
    kind: NONE,
    demand: NO_DEMAND,
    vp: 0,
    copies,
  }
  if ('bonus' in face)
    return {
      ...plain,
      sort: 'character',
      program: add(face.bonus),
      kind: ACTIONS.indexOf(face.kind),
    }
  if ('helper' in face) return { ...plain, sort: 'helper', program: add(face.helper) }
  if ('crest' in face) return { ...plain, sort: 'crest', crest: CRESTS.indexOf(face.crest) }
  const { demand, vp, then } = face.contract
  return { ...plain, sort: 'contract', program: add(then), demand: { ...NO_DEMAND, ...demand }, vp }
}

/** Adds a family of faces behind those already there. */
export function addFamily(
  faces: FaceInfo[],
  name: string,
  added: readonly AnyFace[],
  players: number,
  add: (effect: Effect | undefined) => number,
): Family {
  const family = { name, offset: faces.length, count: added.length }
  for (const face of added) faces.push(faceInfo(face, name, players, add))
  return family
}
