/** Moves one might think of with what lies in viewpoint, possible or not: for the question why not. */
import { ACTIONS, actionTile, seatFacts, spaceFacts, tableFacts, tablesOf } from '@tiletum/engine'
import type { SlotFacts } from '@tiletum/engine'
import type { MoveVerb } from '../message-data/move-facts.ts'
import { nameParts } from './best-fits.ts'
import type { NamedOption } from './best-fits.ts'
import type { LooseMove, Viewpoint } from './move-slots.ts'
import type { Vocabulary } from './vocabulary.ts'

export function plausibleMoves(
  viewpoint: Viewpoint,
  { verbs }: Vocabulary,
): readonly NamedOption[] {
  const known = new Set<string>(Object.keys(verbs))
  return viewpoint.rules.verbs.flatMap((verb) =>
    verb !== undefined && known.has(verb)
      ? partsFor(viewpoint, verb).map((parts) => nameParts(viewpoint, parts, false))
      : [],
  )
}

function partsFor(viewpoint: Viewpoint, verb: MoveVerb): readonly LooseMove[] {
  const { rules, state } = viewpoint
  if (verb === 'take <face> from <offerSpace>')
    return tableFacts(rules, state).contracts.flatMap(({ tile }, space) =>
      tile === undefined ? [] : { verb, args: [tile, `${space + 1}`] },
    )
  let lines: readonly (readonly string[])[] = [[]]
  for (const table of tablesOf(verb)) {
    const next = table === 'face' ? facesFor(viewpoint, verb) : (rules.names[table] ?? [])
    lines = lines.flatMap((line) => next.map((name) => [...line, name]))
  }
  return lines.map((line) => ({ verb, args: line }))
}

/** The tiles a verb is about: those in the storehouse, in the offers, on the board. */
function facesFor(viewpoint: Viewpoint, verb: MoveVerb): readonly string[] {
  const { rules, state, seat } = viewpoint
  const { storehouse, buildings, pieces } = seatFacts(rules, state, seat)
  const { characters, kingTile, silver } = tableFacts(rules, state)
  const held = (sort: SlotFacts['sort']): readonly (string | undefined)[] =>
    storehouse.map((slot) => (slot?.sort === sort ? slot.tile : undefined))
  if (verb.startsWith('fulfil')) return each(held('contract'))
  if (verb.startsWith('use')) return each(held('helper'))
  if (verb.startsWith('place')) return each([...held('character'), ...characters])
  if (verb === 'bonus <face>') return each(buildings.flatMap(({ rooms }) => rooms))
  if (verb === 'take <face> at <space>') return each(silver?.turnedUp ?? [])
  return each([
    ...characters,
    ...ACTIONS.map((action) => actionTile(rules, state, action)),
    kingTile,
    ...pieces.flatMap(
      ({ space }) => spaceFacts(rules, state, rules.names.space.indexOf(space)).tiles,
    ),
  ])
}

const each = (tiles: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(tiles.flatMap((tile) => tile ?? [])),
]
