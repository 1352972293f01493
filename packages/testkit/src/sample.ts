/** Whether this is `npm run soak -- tests`: the unit tests with all the games they have. */
const WHOLE = process.env['TILETUM_SOAK'] === 'tests'

/** How many cases of a long run are tried: some by `npm test`, all by `npm run soak -- tests`. */
export const sample = (some: number, all: number): number => (WHOLE ? all : some)
