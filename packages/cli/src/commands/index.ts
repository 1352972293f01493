import type { MakeCommand } from '../context.ts'
import { contentCommand } from './content.ts'
import { editionCommand } from './edition.ts'
import { simulateCommand } from './simulate.ts'

/** In the order of the help. */
export const COMMANDS: readonly MakeCommand[] = [contentCommand, editionCommand, simulateCommand]
