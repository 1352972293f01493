/** Moves one might think of with what lies in sight, possible or not: for the question why not. */
import { NONE, tablesOf } from '@tiletum/engine'
import type { MoveVerb } from '../telling/move-facts.ts'
import { nameParts } from './resolve.ts'
import type { Named } from './resolve.ts'
import type { Parts, Sight } from './slots.ts'
import type { Vocabulary } from './vocabulary.ts'

export function plausibleMoves(sight: Sight, { verbs }: Vocabulary): readonly Named[] {
  const known = new Set<string>(Object.keys(verbs))
  return sight.rules.verbs.flatMap((verb) =>
    verb !== undefined && known.has(verb)
      ? partsFor(sight, verb).map((parts) => nameParts(sight, parts, false))
      : [],
  )
}

function partsFor(sight: Sight, verb: MoveVerb): readonly Parts[] {
  const { rules, state } = sight
  if (verb === 'take <face> from <offerSpace>')
    return state.contractOffer.flatMap((face, space) =>
      names(sight, [face]).map((name): Parts => ({ verb, args: [name, `${space + 1}`] })),
    )
  let lines: readonly (readonly string[])[] = [[]]
  for (const table of tablesOf(verb)) {
    const next = table === 'face' ? facesFor(sight, verb) : (rules.names[table] ?? [])
    lines = lines.flatMap((line) => next.map((name) => [...line, name]))
  }
  return lines.map((line) => ({ verb, args: line }))
}

/** The tiles a verb is about: those in the storehouse, in the offers, on the board. */
function facesFor(sight: Sight, verb: MoveVerb): readonly string[] {
  const { rules, state, seat } = sight
  const own = state.seats[seat]
  const below = state.slices.silver
  const sort = (wanted: string, faces: readonly number[] = []): readonly number[] =>
    faces.filter((face) => rules.faces[face]?.sort === wanted)
  if (verb.startsWith('fulfil')) return names(sight, sort('contract', own?.storehouse))
  if (verb.startsWith('use')) return names(sight, sort('helper', own?.storehouse))
  if (verb.startsWith('place'))
    return names(sight, sort('character', [...(own?.storehouse ?? []), ...state.characterOffer]))
  if (verb === 'bonus <face>') return names(sight, own?.rooms ?? [])
  if (verb === 'take <face> at <space>') return names(sight, below?.turnedUp ?? [])
  return names(sight, [
    ...state.characterOffer,
    ...state.wheelTiles,
    state.kingTile,
    ...(own?.pieces ?? []).flatMap((space) =>
      (rules.board.bonusSpacesOf[space] ?? []).map((at) => state.mapTiles[at] ?? NONE),
    ),
  ])
}

const names = ({ rules }: Sight, faces: readonly number[]): readonly string[] => [
  ...new Set(faces.flatMap((face) => (face === NONE ? [] : (rules.names.face[face] ?? [])))),
]
