/** The Cardinalbot with silver: decrees, prospectors, tablets, surprises, cathedrals. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'ag-solo-1',
    file: 'silver/solo/decrees.ts',
    find: 'const least = Math.min(...prices.map(({ count }) => count))',
    replace: 'const least = Math.max(...prices.map(({ count }) => count))',
  },
  {
    clause: 'solo-turn-9',
    file: 'silver/solo/decrees.ts',
    find: `    if (prospectorOn(draft, BOT, mapOf(draft, space)) === NONE) return []
`,
    replace: '',
  },
  {
    clause: 'ag-solo-17',
    file: 'silver/solo/prospector.ts',
    find: 'return source !== NONE || build.length === 0 ? ANY_KIND',
    replace: 'return build.length === 0 ? ANY_KIND',
  },
  {
    clause: 'ag-solo-17',
    file: 'silver/solo/building-sites.ts',
    find: '    if (distance >= least) continue',
    replace: '    if (distance > least) continue',
  },
  {
    clause: 'ag-solo-17',
    file: 'silver/solo/prospector.ts',
    find: 'found.within ? tieBreakers : beyond',
    replace: 'found.within ? [...tieBreakers, closest] : beyond',
  },
  {
    clause: 'ag-solo-17',
    file: 'silver/solo/building-sites.ts',
    find: 'return noMine ? undefined : found',
    replace: 'return found',
  },
  {
    clause: 'ag-solo-17',
    file: 'silver/solo/building-sites.ts',
    find: `  kind === 'mine'
    ? townsWhere(draft, (space) => mineSpacesTried(draft, space).length > 0)
    : townsFor(draft, kind)`,
    replace: '  townsFor(draft, kind)',
  },
  {
    clause: 'ag-solo-2',
    file: 'silver/solo/content.ts',
    find: 'solo.bot.pillars + silver.pieces.pillarsOnContracts',
    replace: 'solo.bot.pillars',
  },
  {
    clause: 'ag-solo-20',
    file: 'solo/challenges.ts',
    find: '  if (any > 0) begin(draft, BOT_REQUIRED, any, from)',
    replace: `  tablesOf(draft).hooks.receiveBeside(draft, face)
  if (any > 0) begin(draft, BOT_REQUIRED, any, from)`,
  },
  {
    clause: 'ag-solo-4',
    file: 'silver/solo/prospector.ts',
    find: `findTile(draft, stands(draft), frame.flag, 'ag-solo-4')`,
    replace: `findTile(draft, silverSoloOf(draft).target, frame.flag, 'ag-solo-4')`,
  },
  {
    clause: 'ag-solo-4',
    file: 'silver/solo/prospector.ts',
    find: 'const beyond = [closest, ...tieBreakers]',
    replace: 'const beyond = [...tieBreakers, closest]',
  },
  {
    clause: 'ag-solo-3',
    file: 'silver/solo/surprises.ts',
    find: `if (draft.state.round > LAST_ROUND) return
`,
    replace: '',
  },
  {
    clause: 'ag-solo-3',
    file: 'silver/solo/surprises.ts',
    find: 'const price = surpriseSilver[cards - 1] ?? 0',
    replace: 'const price = surpriseSilver[paid - 1] ?? 0',
  },
  {
    clause: 'ag-solo-18',
    file: 'silver/solo/turn.ts',
    find: 'export const jokerFirst = (action: number): boolean => action !== PROSPECTOR',
    replace: 'export const jokerFirst = (action: number): boolean => action >= NONE',
  },
  {
    clause: 'ag-solo-18',
    file: 'silver/solo/turn.ts',
    find: 'if (action === PROSPECTOR) slice.chosenAction = PROSPECTOR',
    replace: 'if (action === PROSPECTOR && other !== 0) slice.chosenAction = NONE',
  },
  {
    clause: 'ag-solo-6',
    file: 'silver/solo/turn.ts',
    find: '  if (able) slice.chosenAction = PROSPECTOR',
    replace: '  slice.chosenAction = PROSPECTOR',
  },
  {
    clause: 'ag-solo-19',
    file: 'silver/solo/effects.ts',
    find: 'open.slice(round - 1)',
    replace: 'open.slice(round)',
  },
  {
    clause: 'ag-solo-19',
    file: 'silver/solo/effects.ts',
    find: 'open.flatMap((spaces) => bestOf(draft, spaces))',
    replace: 'open.slice(round - 1).flatMap((spaces) => bestOf(draft, spaces))',
  },
  {
    clause: 'ag-solo-15',
    file: 'silver/solo/effects.ts',
    find: '    const reached = map !== NONE && prospectorOn(draft, BOT, map) !== NONE',
    replace: '    const reached = map !== NONE',
  },
  {
    clause: 'ag-solo-15',
    file: 'silver/solo/effects.ts',
    find: 'choose(draft, TIED_TOWNS, starts, [],',
    replace: 'choose(draft, TIED_TOWNS, starts.slice(-1), [],',
  },
  {
    clause: 'ag-solo-15',
    file: 'silver/solo/effects.ts',
    find: ' || isVain(draft, then)',
    replace: '',
  },
  {
    clause: 'ag-solo-9',
    file: 'silver/solo/effects.ts',
    find: '    if (prospectorOn(draft, BOT, map - 1) === NONE) enter',
    replace: '    if (prospectorOn(draft, BOT, map - 1) === NONE && draft.state.round > 3) enter',
  },
  {
    clause: 'ag-solo-2',
    file: 'silver/solo/phases.ts',
    find: '          if (prospectorOn(draft, BOT, index) === NONE) enter',
    replace: '          enter',
  },
  {
    clause: 'ag-solo-8',
    file: 'silver/solo/phases.ts',
    find: '(bot ? solo.silverPerVp : silverPerVp)',
    replace: 'silverPerVp',
  },
  {
    clause: 'ag-solo-7',
    file: 'silver/solo/cathedrals.ts',
    find: `return { resource: currency === 'gold' ? GOLD : NONE, count }`,
    replace: 'return { resource: GOLD, count }',
  },
  {
    clause: 'ag-solo-4',
    file: 'silver/solo/shortest-paths.ts',
    find: '  value: (draft, next) => most(',
    replace: '  value: (draft, next) => -most(',
  },
]
