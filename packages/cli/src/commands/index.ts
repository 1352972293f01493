import type { MakeCommand } from '../context.ts'

/** In the order of the help. */
export const COMMANDS: readonly MakeCommand[] = []
