/** A game as a file that people can keep, send and read. */
import { newGame } from './saved.ts'
import type { SavedGame } from './saved.ts'

export class UnreadableRecord extends Error {}

export function recordText({ config, players, inputs, release }: SavedGame): string {
  return `${JSON.stringify({ tiletum: release, config, players })}\n${inputs.join('\n')}\n`
}

/** @throws UnreadableRecord */
export function readRecord(text: string): SavedGame {
  const [head = '', ...inputs] = text.split(/\r?\n/)
  try {
    const { config, players } = JSON.parse(head)
    return newGame(
      config,
      players,
      inputs.filter((line) => line !== ''),
    )
  } catch {
    throw new UnreadableRecord()
  }
}
