/** True during `npm run soak -- tests`, which runs the unit tests with all their games. */
const WHOLE = process.env['TILETUM_SOAK'] === 'tests'

/** Number of cases of a long test: some in `npm test`, all in `npm run soak -- tests`. */
export const sample = (some: number, all: number): number => (WHOLE ? all : some)
