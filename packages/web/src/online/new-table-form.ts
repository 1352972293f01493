/** The form of a new table beside the choice of the game, and the terms that both mean. */
import type { Level } from '@tiletum/bots'
import type { Me, SeatPlan, SLOW_HOURS, TableTerms } from '@tiletum/protocol'
import { BOX_COLOURS } from '../game/storage/record-file.ts'
import { configOf, editionIn } from '../new-game/game-choice.ts'
import type { GameChoice } from '../new-game/game-choice.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { CLOCKED, LIVE, slow } from './pace-text.ts'

export const PACES = ['live', 'clock', 'slow'] as const
export const DELAYS = ['0', '60', '300', '1800'] as const

export interface NewTableForm {
  readonly title: string
  /** Levels of the seats after the own one; undefined leaves the seat open. */
  readonly levels: readonly (Level | undefined)[]
  readonly pace: (typeof PACES)[number]
  /** Hours for a turn at the slow pace. */
  readonly hours: (typeof SLOW_HOURS)[number]
  readonly allow: TableTerms['allow'] & { readonly coach: boolean }
  readonly listed: boolean
  readonly watching: boolean
  /** Seconds that spectators see the game later. */
  readonly delay: (typeof DELAYS)[number]
}

export const NEW_TABLE: NewTableForm = {
  title: '',
  levels: [],
  pace: 'live',
  hours: 24,
  allow: { forecast: true, hints: false, coach: true },
  listed: false,
  watching: true,
  delay: '0',
}

export function termsOf(choice: GameChoice, form: NewTableForm, me: Me): TableTerms {
  const { title, levels, pace, hours, allow, listed, watching, delay } = form
  const colours = coloursFor(me)
  const edition = editionIn(choice)
  return {
    kind: 'game',
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    config: configOf(choice) as TableTerms['config'],
    ...(edition === undefined ? {} : { edition: edition as TableTerms['edition'] & object }),
    seats: Array.from({ length: Number(choice.count) }, (_, seat) =>
      seatPlan(colours[seat], levels[seat]),
    ),
    listed,
    pace: pace === 'live' ? LIVE : pace === 'clock' ? CLOCKED : slow(hours),
    allow,
    watching: { open: watching, chat: false, delay: Number(delay) },
  }
}

/** The person's favourite colours first, then the others. */
function coloursFor({ colours }: Me): readonly SeatPlan['colour'][] {
  const all = PLAYER_COLOURS.map((colour) => BOX_COLOURS[colour])
  const first = all.find((colour) => colours.includes(colour))
  return first === undefined ? all : [first, ...all.filter((colour) => colour !== first)]
}

function seatPlan(colour: SeatPlan['colour'] = 'blue', level: Level | undefined): SeatPlan {
  return level === undefined ? { for: 'anybody', colour } : { for: 'computer', colour, level }
}
