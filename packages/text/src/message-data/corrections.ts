/** Corrections: how things really are at a real table, as people enter it. */
import type {
  Action,
  CorrectionVerb,
  Crest,
  FairTile,
  Move,
  Name,
  CorrectionSubject,
} from '@tiletum/engine'
import { first, second, third, verbOf } from '@tiletum/engine'
import { costOf, placeById, placeOf, seatName, itemAt, tileOf } from './named-game.ts'
import type { Cost, NamedGame, Place, Tile } from './named-game.ts'

/** The subject of a correction with names instead of ids. */
export interface NamedSubject extends Omit<CorrectionSubject, 'town' | 'seat' | 'technology'> {
  readonly at?: Place
  readonly seat?: string
  readonly technology?: Name
}

/** The value that a correction sets. */
export type Truth =
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'flag'; readonly on: boolean }
  | { readonly is: 'king'; readonly points: number }
  | { readonly is: 'tile'; readonly tile?: Tile }
  | { readonly is: 'moved'; readonly from: NamedSubject }
  | { readonly is: 'at'; readonly place: Place }
  | { readonly is: 'owner'; readonly name?: string }
  | { readonly is: 'cost'; readonly cost: Cost }
  | { readonly is: 'fair'; readonly tile: FairTile }
  | { readonly is: 'action'; readonly action: Action }
  | { readonly is: 'decree'; readonly name: Name }
  | { readonly is: 'crest'; readonly crest?: Crest }

export interface CorrectionFacts {
  readonly seat?: string
  /** Without it the turn is over. */
  readonly about?: NamedSubject
  readonly truth?: Truth
}

export type CorrectionMoveFacts = { readonly [V in CorrectionVerb]: CorrectionFacts }

interface Scene {
  readonly table: NamedGame
  readonly move: Move
}

const spots = ({ rules }: NamedGame) => {
  const { companion } = rules.tables
  if (companion === undefined) throw new Error('Only games of a real table are corrected')
  return companion
}

export function namedSubject(table: NamedGame, subject: CorrectionSubject): NamedSubject {
  const { town, seat, technology, ...about } = subject
  const known = table.rules.tables.silver?.content.technologies.find(
    (each) => each.id.endsWith(`.${technology}`) || each.id === technology,
  )
  return {
    ...about,
    ...(town === undefined ? {} : { at: placeById(table, town) }),
    ...(seat === undefined ? {} : { seat: seatName(table, seat) }),
    ...(known === undefined ? {} : { technology: known.name }),
  }
}

function numbered({ table, move }: Scene): CorrectionFacts {
  const spot = itemAt(spots(table).numbers, first(move))
  const count = second(move)
  const truth: Truth =
    spot.about.of === 'king'
      ? { is: 'king', points: table.rules.kingSpaces[count] ?? 0 }
      : spot.most === 1
        ? { is: 'flag', on: count === 1 }
        : { is: 'count', count: spot.about.of === 'order' ? count + 1 : count }
  return {
    seat: seatName(table, third(move)),
    about: namedSubject(table, spot.about),
    truth,
  }
}

function card({ table, move }: Scene): CorrectionFacts {
  const { rules } = table
  const { cards, cardPlaces } = spots(table)
  const { about } = itemAt(cardPlaces, first(move))
  const id = itemAt(cards, second(move))
  const truths: Readonly<Partial<Record<CorrectionSubject['of'], () => Truth>>> = {
    cost: () => ({ is: 'cost', cost: costOf(table, rules.names.cost.indexOf(id)) }),
    fair: () => ({ is: 'fair', tile: itemAt(rules.fairs, rules.names.fair.indexOf(id)).tile }),
    'fair-town': () => ({ is: 'at', place: placeById(table, id) }),
    'wheel-position': () => ({
      is: 'action',
      action: itemAt(
        rules.names.action,
        rules.names.action.findIndex((name) => name === id),
      ),
    }),
    decree: () => ({
      is: 'decree',
      name: rules.tables.solo?.content.decrees.find((decree) => decree.id === id)?.name ?? {
        en: id,
        fr: id,
      },
    }),
  }
  const truth = truths[about.of]?.()
  return { about: namedSubject(table, about), ...(truth === undefined ? {} : { truth }) }
}

export const CORRECTION_READERS: {
  readonly [V in CorrectionVerb]: (scene: Scene) => CorrectionFacts
} = {
  'set <number> <count> for <seat>': numbered,
  'set <shared> <count>': ({ table, move }) => {
    const { about, most } = itemAt(spots(table).shared, first(move))
    const count = second(move)
    return {
      about: namedSubject(table, about),
      truth: most === 1 ? { is: 'flag', on: count === 1 } : { is: 'count', count },
    }
  },
  'set tile <tilePlace> <tile>': ({ table, move }) => {
    const none = second(move) === table.rules.faces.length
    return {
      about: namedSubject(table, itemAt(spots(table).tilePlaces, first(move)).about),
      truth: { is: 'tile', ...(none ? {} : { tile: tileOf(table, second(move)) }) },
    }
  },
  'set tile <tilePlace> from <tilePlace>': ({ table, move }) => {
    const { tilePlaces } = spots(table)
    return {
      about: namedSubject(table, itemAt(tilePlaces, first(move)).about),
      truth: { is: 'moved', from: namedSubject(table, itemAt(tilePlaces, second(move)).about) },
    }
  },
  'set piece <mover> <space> for <seat>': ({ table, move }) => ({
    seat: seatName(table, third(move)),
    about: namedSubject(table, itemAt(spots(table).movers, first(move)).about),
    truth: { is: 'at', place: placeOf(table, second(move)) },
  }),
  'set owner <site> <owner>': ({ table, move }) => ({
    about: namedSubject(table, itemAt(spots(table).sites, first(move)).about),
    truth: {
      is: 'owner',
      ...(second(move) === 0 ? {} : { name: seatName(table, second(move) - 1) }),
    },
  }),
  'set card <cardPlace> <card>': card,
  'set crest <building> <crestOrNone> for <seat>': ({ table, move }) => {
    const crest = table.rules.names.crest[second(move)]
    return {
      seat: seatName(table, third(move)),
      about: { of: 'completed', place: first(move) + 1 },
      truth: { is: 'crest', ...(crest === undefined ? {} : { crest }) },
    }
  },
  'set turn over': () => ({}),
}

/** Read off an event. */
export function correctionOf(table: NamedGame, move: Move): CorrectionFacts {
  const verb = table.rules.verbs[verbOf(move)] as CorrectionVerb
  return CORRECTION_READERS[verb]({ table, move })
}
