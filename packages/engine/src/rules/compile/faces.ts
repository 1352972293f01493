/** Compiles tile faces into the table of faces. */
import { compileEffect } from '../../kernel/programs.ts'
import type { EffectKinds, EffectProgram } from '../../kernel/programs.ts'
import { NONE } from '../../state.ts'
import type { Demand, Effect } from '../../vocabulary/effects.ts'
import type { BonusFace, CharacterFace, ContractFace } from '../../vocabulary/tiles.ts'
import { ACTIONS, CRESTS } from '../../vocabulary/words.ts'
import type { PlayerMark } from '../../vocabulary/words.ts'
import { sortBit } from '../tables.ts'
import type { FaceInfo, FaceFamily } from '../tables.ts'

/**
 * Creates a table of programs. `add` compiles an effect and returns its number, or NONE if there is
 * no effect.
 */
export function programTable(kinds: EffectKinds) {
  const programs: EffectProgram[] = []
  const add = (effect: Effect | undefined): number =>
    effect === undefined ? NONE : programs.push(compileEffect(kinds, effect)) - 1
  return { programs, add }
}

type AnyFace = BonusFace | ContractFace | CharacterFace

type Particulars = Pick<FaceInfo, 'sort'> &
  Partial<Pick<FaceInfo, 'program' | 'crest' | 'kind' | 'vp'>> & { readonly demand?: Demand }

function particularsOf(face: AnyFace, add: (effect: Effect | undefined) => number): Particulars {
  if ('bonus' in face)
    return { sort: 'character', program: add(face.bonus), kind: ACTIONS.indexOf(face.kind) }
  if ('helper' in face) return { sort: 'helper', program: add(face.helper) }
  if ('crest' in face) return { sort: 'crest', crest: CRESTS.indexOf(face.crest) }
  const { demand, vp, then } = face.contract
  return { sort: 'contract', program: add(then), demand, vp }
}

/** Gives all faces the same object shape, which JavaScript engines read fastest. */
function faceInfo(
  face: AnyFace,
  family: string,
  players: number,
  add: (effect: Effect | undefined) => number,
): FaceInfo {
  const {
    sort,
    program = NONE,
    crest = NONE,
    kind = NONE,
    vp = 0,
    demand,
  } = particularsOf(face, add)
  const { iron = 0, wool = 0, identical = 0 } = demand ?? {}
  return {
    id: face.id,
    family,
    sort,
    sortBit: sortBit(sort),
    program,
    crest,
    kind,
    demand: { iron, wool, identical },
    vp,
    copies: face.marks.filter((mark: PlayerMark) => mark <= players).length,
  }
}

/** Appends a family of faces to the table of faces. */
export function addFamily(
  faces: FaceInfo[],
  name: string,
  added: readonly AnyFace[],
  players: number,
  add: (effect: Effect | undefined) => number,
): FaceFamily {
  const family = { name, offset: faces.length, count: added.length }
  for (const face of added) faces.push(faceInfo(face, name, players, add))
  return family
}
