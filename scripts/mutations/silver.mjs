/** Prospect for Silver: wheel, undergrounds, tablets, technologies, phases. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'ag-setup-6',
    file: 'silver/setup.ts',
    find: `gainSilver(draft, seat, num(silver, place), 'ag-setup-6')`,
    replace: `gainSilver(draft, seat, num(silver, seat), 'ag-setup-6')`,
  },
  {
    clause: 'ag-wheel-1',
    file: 'silver/silver-hooks.ts',
    find: 'return chosenAction === NONE ? before(draft) : chosenAction',
    replace: 'return before(draft)',
  },
  {
    clause: 'ag-wheel-2',
    file: 'silver/wheel.ts',
    find: `    silverOf(draft).icon = 0
    walkProspector(`,
    replace: `    walkProspector(`,
  },
  {
    clause: 'ag-clean-2',
    file: 'silver/wheel.ts',
    find: 'slice.wheel = (slice.wheel + VALUES - 1) % VALUES',
    replace: 'slice.wheel = (slice.wheel + 1) % VALUES',
  },
  {
    clause: 'ag-under-7',
    file: 'silver/prospectors.ts',
    find: '(a === from && b === to) || (a === to && b === from)',
    replace: 'a === from && b === to',
  },
  {
    clause: 'ag-under-3',
    file: 'silver/prospectors.ts',
    find: '  silverOf(draft).covered[tablet] = 1\n',
    replace: '',
  },
  {
    clause: 'ag-pros-3',
    file: 'silver/mines.ts',
    find: `return hasMineIn(draft, seat, space) ? 'mine-already' : undefined`,
    replace: 'return undefined',
  },
  {
    clause: 'ag-pros-6',
    file: 'silver/mines.ts',
    find: `  gain(draft, seat, GOLD, gold, 'ag-pros-3')\n`,
    replace: '',
  },
  {
    clause: 'ag-king-2',
    file: 'silver/phases.ts',
    find: `if (points >= 0) unlockMine(`,
    replace: `if (points > 0) unlockMine(`,
  },
  {
    clause: 'ag-king-4',
    file: 'silver/silver-and-mines.ts',
    find: '  if (num(minesBeside, seat) === 0) return\n',
    replace: '',
  },
  {
    clause: 'ag-end-1',
    file: 'silver/phases.ts',
    find: 'Math.max(...largerOf',
    replace: 'Math.min(...largerOf',
  },
  {
    clause: 'ag-tablet-6',
    file: 'silver/tiers.ts',
    find: 'Math.max(1, silver - cheaper)',
    replace: 'Math.max(0, silver - cheaper)',
  },
  {
    clause: 'ag-tech-4',
    file: 'silver/active-effects.ts',
    find: 'powerOf(draft, silverOf(draft).dieTiers, kind)',
    replace: 'powerOf(draft, num(silverOf(draft).tiers, draft.state.active), kind)',
  },
  {
    clause: 'ag-tech-character',
    file: 'silver/silver-hooks.ts',
    find: 'before(draft, seat, building) + markerMore(draft, seat)',
    replace: 'before(draft, seat, building)',
  },
  {
    clause: 'ag-tech-die',
    file: 'silver/technologies/die.ts',
    find: 'colourOf(other) === colourOf(die) || valueOf(other) === valueOf(die)',
    replace: 'colourOf(other) === colourOf(die) && valueOf(other) === valueOf(die)',
  },
  {
    clause: 'ag-tech-contract',
    file: 'silver/technologies/contract.ts',
    find: 'iron + wool + identical > 1',
    replace: 'iron + wool + identical > 0',
  },
  {
    clause: 'ag-tech-resource',
    file: 'silver/technologies/resource.ts',
    find: 'Math.min(slice.earmarked, spare, count)',
    replace: '0',
  },
  {
    clause: 'ag-tech-joker',
    file: 'silver/slice.ts',
    find: 'Math.min(left, silverOf(draft).jokerPoints)',
    replace: 'left',
  },
  {
    clause: 'ag-tech-architect',
    file: 'silver/silver-hooks.ts',
    find: 'less === 0 ? printed : Math.max(1, printed - less)',
    replace: 'Math.max(0, printed - less)',
  },
  {
    clause: 'ag-tech-king',
    file: 'silver/technologies/reveal.ts',
    find: `    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    takeTurnedUp(draft, frame.seat, first(move))
    frame.left--`,
    replace: `    return undefined
  },
  take(draft, frame, move) {
    takeTurnedUp(draft, frame.seat, first(move))
    frame.left--`,
  },
  {
    clause: 'ag-bonus-8',
    file: 'rules/base-hooks.ts',
    find: '    recolouringPoints(draft, seat) +\n',
    replace: '',
  },
  {
    clause: 'ag-tech-resource',
    file: 'silver/technologies/resource.ts',
    find: 'return dieResource === resource || num(draft.rules.colourResource, colourOf(die)) === resource',
    replace: 'return dieResource === resource',
  },
  {
    clause: 'ag-tech-resource',
    file: 'silver/technologies/resource.ts',
    find: 'if (isOfTile(draft, seat)) gain(draft, seat, resource, rule.more,',
    replace: 'if (isOfTile(draft, seat)) gain(draft, seat, draft.state.dieResource, rule.more,',
  },
  {
    clause: 'ag-tech-joker',
    file: 'silver/technologies/joker.ts',
    find: 'if (stepsLeft(draft, frame) && frame.left > silverOf(draft).jokerPoints)',
    replace: 'if (stepsLeft(draft, frame) && frame.left < 0)',
  },
]
