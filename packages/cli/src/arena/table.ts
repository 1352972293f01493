/** A table at which the games of an arena are played one after the other. */
import { playFixture, readContestant, seated } from '@tiletum/bots'
import type { AnyPolicy, ArenaGame, Fixture, Seed, SeatFault, WeightFiles } from '@tiletum/bots'
import { externalProgram } from '@tiletum/bots/program'
import { compose } from '@tiletum/engine'
import type { Content, Game, GameConfig } from '@tiletum/engine'

/** Before the command line of a program that plays. */
export const PROGRAM = 'program:'
/** How long a program may think about one decision. */
const PROGRAM_MILLISECONDS = 10_000

/** A game, and what its programs did wrong. */
export interface TableGame extends ArenaGame {
  readonly faults?: readonly { readonly name: string; readonly fault: SeatFault }[]
}

export function createTable(
  config: GameConfig,
  content: Content,
  weights: WeightFiles,
): (fixture: Fixture) => Promise<TableGame> {
  const game = compose(config, content)
  return async (fixture) => {
    const faults: { name: string; fault: SeatFault }[] = []
    const played = await playFixture(game, fixture, (name, seat, seed) =>
      playerOf({ game, weights }, name, seat, seed, (fault) => faults.push({ name, fault })),
    )
    return faults.length === 0 ? played : { ...played, faults }
  }
}

function playerOf(
  { game, weights }: { readonly game: Game; readonly weights: WeightFiles },
  name: string,
  seat: number,
  seed: Seed,
  onFault: (fault: SeatFault) => void,
): AnyPolicy {
  if (name.startsWith(PROGRAM)) {
    const command = name.slice(PROGRAM.length).split(' ').filter(Boolean)
    // npm moves into the project's folder and leaves word of where it was called
    const folder = process.env['INIT_CWD'] ?? process.cwd()
    return externalProgram({
      game,
      seat,
      seed,
      command,
      folder,
      milliseconds: PROGRAM_MILLISECONDS,
      onFault,
    })
  }
  const contestant = readContestant(name)
  if (contestant === undefined) throw new Error(`Nobody is called ${name}`)
  return seated(contestant, game, seed, weights)
}
