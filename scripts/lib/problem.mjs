import { ROOT } from './paths.mjs'

const PROBLEM = Symbol('problem')

/**
 * An error whose message is the whole answer: one sentence that says what to do.
 * @param {string} sentence
 */
export function problem(sentence) {
  return Object.assign(new Error(sentence), { [PROBLEM]: true })
}

/**
 * The sentence for what the machine itself refuses, if this is such a thing.
 * @param {string | undefined} code
 * @param {string} [folder]
 */
export function machineSentence(code, folder = ROOT) {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Tiletum cannot write to its folder ${folder}: make it writable, or copy Tiletum to a folder of your own, and start again.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: Tiletum needs about 1 GB free where ${folder} lies; make room and start again.`
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine: close some programs and start again.'
    default:
      return undefined
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceFor(error) {
  if (!(error instanceof Error)) return String(error)
  if (PROBLEM in error) return error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return (
    machineSentence(code) ??
    `Something unexpected stopped Tiletum: ${error.message} (TILETUM_DEBUG=1 shows where).`
  )
}

/** @param {unknown} error */
export function tell(error) {
  console.error(sentenceFor(error))
  if (process.env['TILETUM_DEBUG'] === '1') console.error(error)
  process.exitCode = 1
}
