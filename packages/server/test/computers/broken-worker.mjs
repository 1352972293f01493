/** A program for the threads of computer players that never ends, breaks down, or ends its thread. */
/** @param {{ seed: string }} job */
export function think({ seed }) {
  if (seed === 'throws') throw new Error('broken')
  if (seed === 'exits') process.exit(1)
  if (seed === 'endless') for (;;);
  return ['end turn']
}
