/** The Cardinalbot’s actions. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'solo-arch-1',
    file: 'solo/actions/architect.ts',
    find: 'const within = [...tieBreakers, closest]',
    replace: 'const within = [closest, ...tieBreakers]',
  },
  {
    clause: 'solo-arch-1',
    file: 'solo/actions/architect.ts',
    find: 'const beyond = [closest, ...tieBreakers]',
    replace: 'const beyond = [...tieBreakers, closest]',
  },
  {
    clause: 'solo-arch-1',
    file: 'solo/actions/architect.ts',
    find: '  return at(draft.rules.costs, num(costs, cathedral)).vp + tile',
    replace: '  return at(draft.rules.costs, num(costs, cathedral)).vp',
  },
  {
    clause: 'solo-arch-1',
    file: 'solo/actions/architect.ts',
    find: 'seatOf(draft, PLAYER).contributed & (1 << cathedralOf(draft, space))) === 0 ? 1 : 0',
    replace: 'seatOf(draft, PLAYER).contributed & (1 << cathedralOf(draft, space))) === 0 ? 0 : 1',
  },
  {
    clause: 'solo-arch-1',
    file: 'solo/actions/architect.ts',
    find: '-draft.rules.hooks.contributionStone(draft, BOT, cathedralOf(draft, space))',
    replace: 'draft.rules.hooks.contributionStone(draft, BOT, cathedralOf(draft, space))',
  },
  {
    clause: 'solo-merch-2',
    file: 'solo/actions/merchant.ts',
    find: 'state.fairTowns[state.round - 1] === town',
    replace: 'state.fairTowns[state.round] === town',
  },
  {
    clause: 'solo-merch-1',
    file: 'solo/actions/merchant.ts',
    find: `  { tieBreaker: 'points', value: (draft, town) => best(draft, town, vpOf) },
  { tieBreaker: 'other-reward', value: (draft, town) => best(draft, town, otherOf) },`,
    replace: `  { tieBreaker: 'other-reward', value: (draft, town) => best(draft, town, otherOf) },
  { tieBreaker: 'points', value: (draft, town) => best(draft, town, vpOf) },`,
  },
  {
    clause: 'solo-merch-1',
    file: 'solo/actions/merchant.ts',
    find: 'const beyond = [closest, ...tieBreakers]',
    replace: 'const beyond = [...tieBreakers, closest]',
  },
  {
    clause: 'solo-merch-1',
    file: 'solo/actions/merchant.ts',
    find: 'const within = [...tieBreakers, closest]',
    replace: 'const within = [closest, ...tieBreakers]',
  },
  {
    clause: 'solo-merch-1',
    file: 'solo/actions/merchant.ts',
    find: 'findTown(draft, has(draft, BOT, GOLD), true)',
    replace: 'findTown(draft, frame.flag, true)',
  },
  {
    clause: 'solo-char-1',
    file: 'solo/actions/character.ts',
    find: 'return home === NONE ? 0 : tablesOf(draft).content.bot.buildings - home',
    replace: 'return home === NONE ? 0 : 1',
  },
  {
    clause: 'solo-char-1',
    file: 'solo/actions/character.ts',
    find: 'frame.left = nothingTakeable(draft, frame.flag) ? 0',
    replace: 'frame.flag--, frame.left = nothingTakeable(draft, frame.flag) ? 0',
  },
  {
    clause: 'solo-task-6',
    file: 'solo/actions/character.ts',
    find: `  completeBuilding(draft, building)
`,
    replace: '',
  },
  {
    clause: 'solo-contr-1',
    file: 'solo/actions/contract.ts',
    find: 'for (let space = contractOffer.length - 1; space >= 0; space--) {',
    replace: 'for (let space = 0; space < contractOffer.length; space++) {',
  },
  {
    clause: 'solo-contr-1',
    file: 'solo/actions/contract.ts',
    find: `      if (soloOf(draft).once === 1) traceNoContract(draft, 'ready')
      else if`,
    replace: '      if',
  },
  {
    clause: 'solo-contr-1',
    file: 'solo/actions/contract.ts',
    find: `  { tieBreaker: 'further-right', value: spaceOf },`,
    replace: `  { tieBreaker: 'further-right', value: (draft, face) => -spaceOf(draft, face) },`,
  },
  {
    clause: 'solo-contr-1',
    file: 'solo/actions/contract.ts',
    find: `  { tieBreaker: 'points', value: (draft, face) => at(draft.rules.faces, face).vp },
`,
    replace: '',
  },
  {
    clause: 'solo-contr-2',
    file: 'solo/actions/contract.ts',
    find: `      frame.left = READY
`,
    replace: '',
  },
  {
    clause: 'solo-contr-1',
    file: 'solo/actions/contract.ts',
    find: `  frame.flag -= priceAt(draft, space)
`,
    replace: `  frame.flag--
`,
  },
  {
    clause: 'solo-char-2',
    file: 'solo/actions/character.ts',
    find: 'value: valueInKind, told: valueOf',
    replace: 'value: valueOf',
  },
  {
    clause: 'solo-arch-2',
    file: 'solo/actions/architect.ts',
    find: 'if (refusePillarSpace(draft, BOT, space) === undefined) open.push(space)',
    replace: 'if (refusePillar(draft, BOT, space) === undefined) open.push(space)',
  },
  {
    clause: 'solo-merch-2',
    file: 'solo/actions/merchant.ts',
    find: 'if (refuseHouseSpace(draft, BOT, num(spaces, index)) === undefined)',
    replace: 'if (refuseHouse(draft, BOT, num(spaces, index)) === undefined)',
  },
  {
    clause: 'solo-merch-2',
    file: 'solo/actions/merchant.ts',
    find: 'openSpaces(draft, town).length > 0 && hasHouseLeft(draft)',
    replace: 'openSpaces(draft, town).length > 0',
  },
]
