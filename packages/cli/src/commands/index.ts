import type { MakeCommand } from '../context.ts'
import { adviseCommand } from './advise.ts'
import { adminCommand } from './admin.ts'
import { arenaCommand } from './arena.ts'
import { backupCommand } from './backup.ts'
import { benchCommand } from './bench.ts'
import { contentCommand } from './content.ts'
import { botCommand } from './bot.ts'
import { convertCommand } from './convert.ts'
import { editionCommand } from './edition.ts'
import { engineCommand } from './engine.ts'
import { moveCommand } from './move.ts'
import { optionsCommand } from './options.ts'
import { playCommand } from './play.ts'
import { replayCommand } from './replay.ts'
import { restoreCommand } from './restore.ts'
import { reviewCommand } from './review.ts'
import { seatCommand } from './seat.ts'
import { simulateCommand } from './simulate.ts'
import { verifyCommand } from './verify.ts'
import { whyCommand } from './why.ts'

/** All commands, in the order of the help. */
export const COMMANDS: readonly MakeCommand[] = [
  playCommand,
  replayCommand,
  verifyCommand,
  convertCommand,
  optionsCommand,
  whyCommand,
  adviseCommand,
  reviewCommand,
  contentCommand,
  editionCommand,
  simulateCommand,
  arenaCommand,
  seatCommand,
  botCommand,
  engineCommand,
  benchCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  adminCommand,
]
