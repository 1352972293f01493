/** The players of an online table, as the screens of a game need them. */
import { LEVELS } from '@tiletum/bots'
import { deciderOf } from '@tiletum/protocol'
import type { People, Seat, Table } from '@tiletum/protocol'
import { drawnColour } from '../storage/record-file.ts'
import type { SavedPlayer } from '../storage/saved-game.ts'

/** Names for seats whose player has no name. */
export interface ComputerNames {
  readonly computer: (seat: number) => string
  readonly nobody: (seat: number) => string
}

/** A computer player that stands in for a person plays under that person's name. */
export const playersAt = (
  table: Table,
  people: People,
  names: ComputerNames,
): readonly SavedPlayer[] =>
  table.seats.map((seat, index) => {
    const decider = deciderOf(seat)
    const level = decider?.kind === 'computer' ? decider.level : undefined
    const computer = LEVELS.find((one) => one === level)
    const plan = table.terms.seats[index]
    const told = plan?.for === 'anybody' ? plan.name : undefined
    return {
      name: told ?? nameAt(seat, index, people, names),
      colour: drawnColour(seat.colour),
      ...(computer === undefined ? {} : { computer }),
    }
  })

/** Returns undefined for a person who deleted their data. */
export function nameOf(people: People, person: string): string | undefined {
  const name = people[person]?.name
  return name === '' ? undefined : name
}

export function nameAt(
  { holder }: Seat,
  index: number,
  people: People,
  names: ComputerNames,
): string {
  switch (holder.kind) {
    case 'person':
      return nameOf(people, holder.person) ?? names.nobody(index)
    case 'computer':
      return names.computer(index)
    case 'open':
      return names.nobody(index)
  }
}
