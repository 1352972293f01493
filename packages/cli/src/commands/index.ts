import type { MakeCommand } from '../context.ts'
import { adviseCommand } from './advise.ts'
import { arenaCommand } from './arena.ts'
import { benchCommand } from './bench.ts'
import { contentCommand } from './content.ts'
import { convertCommand } from './convert.ts'
import { editionCommand } from './edition.ts'
import { optionsCommand } from './options.ts'
import { playCommand } from './play.ts'
import { replayCommand } from './replay.ts'
import { simulateCommand } from './simulate.ts'
import { verifyCommand } from './verify.ts'
import { whyCommand } from './why.ts'

/** In the order of the help. */
export const COMMANDS: readonly MakeCommand[] = [
  playCommand,
  replayCommand,
  verifyCommand,
  convertCommand,
  optionsCommand,
  whyCommand,
  adviseCommand,
  contentCommand,
  editionCommand,
  simulateCommand,
  arenaCommand,
  benchCommand,
]
