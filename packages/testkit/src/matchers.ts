/** Matchers for tables; on failure they list the missing and the surplus options. */
import { expect } from 'vitest'
import type { SeatSummary } from './readable-state.ts'
import type { Colour, TestTable } from './test-table.ts'

interface TableMatchers {
  /** Expects these options and no others, tasks included. */
  toOfferExactly(...notations: string[]): void
  /** Expects these options and no others, apart from tasks. */
  toOfferExactlyBesidesTasks(...notations: string[]): void
  /** Expects exactly these tasks, whatever other options there are. */
  toOfferExactlyTheTasks(...notations: string[]): void
  /** Expects all of these options; with `not`, none of them. */
  toOffer(...notations: string[]): void
  /** Expects a refusal by this clause. Only the facts given here are compared. */
  toRefuse(notation: string, clause: string, facts?: Readonly<Record<string, unknown>>): void
  /** Compares the given parts of a seat's state; of the resources only the given kinds. */
  toHave(colour: Colour, expected: SeatExpectation): void
  /** Expects a decision by `blue`, `chance dice` or `nobody`. */
  toAwait(who: string): void
}

export type SeatExpectation = Partial<Omit<SeatSummary, 'resources'>> & {
  readonly resources?: Partial<SeatSummary['resources']>
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-explicit-any -- vitest's own signature
  interface Matchers<T = any> extends TableMatchers {}
}

interface Verdict {
  readonly pass: boolean
  readonly message: () => string
}

expect.extend({
  toOfferExactly: (table: TestTable, ...notations: string[]) => sameSet(table.options(), notations),

  toOfferExactlyBesidesTasks: (table: TestTable, ...notations: string[]) =>
    sameSet(notationsOf(table, false), notations),

  toOfferExactlyTheTasks: (table: TestTable, ...notations: string[]) =>
    sameSet(notationsOf(table, true), notations),

  toOffer(table: TestTable, ...notations: string[]): Verdict {
    const offered = table.options()
    const there = notations.filter((notation) => offered.includes(notation))
    const missing = notations.filter((notation) => !offered.includes(notation))
    return {
      pass: this.isNot ? there.length > 0 : missing.length === 0,
      message: () =>
        this.isNot
          ? `offered, against the expectation: ${list(there)}`
          : `missing: ${list(missing)}\noffered: ${list(offered)}`,
    }
  },

  toRefuse(
    table: TestTable,
    notation: string,
    clause: string,
    facts: Readonly<Record<string, unknown>> = {},
  ): Verdict {
    const refusal = table.why(notation)
    const fits =
      refusal !== undefined &&
      refusal.clause === clause &&
      Object.entries(facts).every(([name, fact]) =>
        this.equals(Object.entries(refusal.facts).find(([key]) => key === name)?.[1], fact),
      ) &&
      !table.options().includes(notation)
    return {
      pass: fits,
      message: () =>
        refusal === undefined
          ? `'${notation}' is not refused; expected a refusal by ${clause}`
          : `'${notation}' is refused by ${refusal.clause} (${refusal.reason}) ${JSON.stringify(refusal.facts)}\nexpected ${clause} ${JSON.stringify(facts)}`,
    }
  },

  toHave(table: TestTable, colour: Colour, expected: SeatExpectation): Verdict {
    const { resources, ...rest } = expected
    const seat = table.seatState(colour)
    const named: SeatExpectation = Object.fromEntries(
      Object.keys(rest).map((key) => [key, seat[key as keyof SeatSummary]]),
    )
    const kinds = Object.fromEntries(
      Object.keys(resources ?? {}).map((kind) => [
        kind,
        seat.resources[kind as keyof SeatSummary['resources']],
      ]),
    )
    const actual = resources === undefined ? named : { ...named, resources: kinds }
    return {
      pass: this.equals(actual, expected),
      message: () =>
        `${colour} has ${JSON.stringify(actual)}\nexpected ${JSON.stringify(expected)}`,
    }
  },

  toAwait: (table: TestTable, who: string) => ({
    pass: table.awaits() === who,
    message: () => `the game awaits ${table.awaits()}, expected ${who}`,
  }),
})

function notationsOf(table: TestTable, tasks: boolean): readonly string[] {
  return table
    .optionList()
    .filter(({ task }) => task === tasks)
    .map(({ notation }) => notation)
}

function sameSet(actual: readonly string[], expected: readonly string[]): Verdict {
  const missing = expected.filter((notation) => !actual.includes(notation))
  const surplus = actual.filter((notation) => !expected.includes(notation))
  const twice = actual.filter((notation, index) => actual.indexOf(notation) !== index)
  return {
    pass: missing.length === 0 && surplus.length === 0 && twice.length === 0,
    message: () =>
      [
        'the options are others',
        ...(missing.length > 0 ? [`missing: ${list(missing)}`] : []),
        ...(surplus.length > 0 ? [`surplus: ${list(surplus)}`] : []),
        ...(twice.length > 0 ? [`offered twice: ${list(twice)}`] : []),
      ].join('\n'),
  }
}

const list = (notations: readonly string[]): string =>
  notations.length === 0 ? 'nothing' : notations.map((notation) => `\n  ${notation}`).join('')
