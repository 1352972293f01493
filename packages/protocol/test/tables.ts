/** Tables for tests, step by step. */
import { applyStep } from '../src/index.ts'
import type { Pace, SeatPlan, TableStep, StepBody, Table, TableTerms } from '../src/index.ts'

export const ANNA = 'annaannaannaanna'
export const BRUNO = 'brunobrunobrunob'
export const CARLA = 'carlacarlacarlac'
export const HOUR = 3_600_000

const COLOURS = ['blue', 'orange', 'green', 'purple'] as const

const forAnybody = (index: number): SeatPlan => ({
  for: 'anybody',
  colour: COLOURS[index % 4] ?? 'blue',
})

export function termsFor(players: number, changes: Partial<TableTerms> = {}): TableTerms {
  return {
    kind: 'game',
    config: { modules: ['base'], players },
    seats: Array.from({ length: players }, (_, index) => forAnybody(index)),
    listed: false,
    pace: { pace: 'live' },
    allow: { forecast: true, hints: true },
    watching: { open: true, chat: false, delay: 0 },
    ...changes,
  }
}

/** Folds bodies one after the other; each comes a second after the one before unless it says when. */
export function tableOf(
  terms: TableTerms,
  ...bodies: readonly (StepBody & { readonly at?: number })[]
) {
  const first: TableStep = { kind: 'agree', terms, rules: 2, at: 0, by: ANNA }
  let table = applyStep(undefined, first)
  for (const body of bodies) table = after(table, body)
  return table
}

export function after(table: Table, body: StepBody & { readonly at?: number }): Table {
  const step = { by: ANNA, ...body, at: body.at ?? table.updated + 1000 } as TableStep
  return applyStep(table, step)
}

export const take = (seat: number, person: string): StepBody => ({
  kind: 'seat',
  change: { do: 'take', seat, person },
})
export const ready = (seat: number): StepBody => ({ kind: 'seat', change: { do: 'ready', seat } })
export const start = (awaits: number): StepBody => ({
  kind: 'start',
  entropy: ['', ''],
  entries: ['[first seat 1]'],
  awaits,
})
export const play = (seat: number, awaits: number, ...entries: string[]): StepBody => ({
  kind: 'play',
  seat,
  entries,
  awaits,
})

/** Anna and Bruno, and it is Anna's decision. */
export const twoPlaying = (pace: Pace = { pace: 'live' }): Table =>
  tableOf(termsFor(2, { pace }), take(0, ANNA), take(1, BRUNO), ready(0), ready(1), start(0))
