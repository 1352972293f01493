/** Programs of other people in a seat. */
export { checkProgram, PROGRAM_CHECKS } from './check.ts'
export type { ProgramCheck, ProgramCheckName } from './check.ts'
export { commandIn } from './command.ts'
export { externalProgram, MOST_FAULTS } from './external.ts'
export type { ExternalProgram } from './external.ts'
export { endPrograms, startProgram } from './process.ts'
export type { ProgramCommand, ProgramProcess } from './process.ts'
