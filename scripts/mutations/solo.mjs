/** The Cardinalbot: dice, needs, contracts, tasks, tiles, challenges, phases. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'solo-turn-3',
    file: 'solo/choose-die.ts',
    find: 'pickOf([choice], [highestValue, owned],',
    replace: 'pickOf([choice], [highestValue],',
  },
  {
    clause: 'solo-turn-3',
    file: 'solo/choose-die.ts',
    find: `ranks.includes('pair') && isMeant(draft, colour))`,
    replace: `ranks.includes('pair'))`,
  },
  {
    clause: 'solo-turn-3',
    file: 'solo/choose-die.ts',
    find: '!isMeant(draft, colourOf(die)) ? priority.length',
    replace: '!isMeant(draft, colourOf(die)) && priority.length < 0 ? priority.length',
  },
  {
    clause: 'solo-turn-11',
    file: 'solo/choose-die.ts',
    find: 'tieBreakers: [...neededMost, ...priority]',
    replace: 'tieBreakers: [...neededMost, highestValue, ...priority]',
  },
  {
    clause: 'solo-turn-11',
    file: 'solo/choose-die.ts',
    find: `  { tieBreaker: 'more-dice', value: diceOfColour },\n`,
    replace: '',
  },
  {
    clause: 'solo-turn-11',
    file: 'silver/solo/decrees.ts',
    find: 'tieBreakers: [highestValue, ...priority]',
    replace: 'tieBreakers: [highestValue, ...priority.slice(1)]',
  },
  {
    clause: 'solo-turn-12',
    file: 'solo/choose-die.ts',
    find: `  ofDie({ tieBreaker: 'required', value: requiredRank }),
  owned,`,
    replace: '  owned,',
  },
  {
    clause: 'solo-turn-12',
    file: 'solo/choose-die.ts',
    find: 'return needsFood(draft) ? 3 : -1',
    replace: 'return needsFood(draft) ? 1.5 : -1',
  },
  {
    clause: 'solo-turn-12',
    file: 'solo/choose-die.ts',
    find: 'return more > 0 || (more === 0 && fewer >= 0) ? 2 : -1',
    replace: 'return 2',
  },
  {
    clause: 'solo-turn-12',
    file: 'solo/choose-die.ts',
    find: 'if (soloOf(draft).waiting.length === 0) return -1',
    replace: 'if (soloOf(draft).waiting.length === 0) return 0',
  },
  {
    clause: 'solo-turn-1',
    file: 'solo/turn-script.ts',
    find: 'solo.place = Math.min(difference, solo.decrees.length - 1)',
    replace: 'solo.place = difference % solo.decrees.length',
  },
  {
    clause: 'solo-turn-6',
    file: 'solo/turn-script.ts',
    find: 'own < other ? KING',
    replace: 'own <= other ? KING',
  },
  {
    clause: 'solo-turn-6',
    file: 'solo/turn-script.ts',
    find: 'pillars >= houses ? MERCHANT',
    replace: 'pillars > houses ? MERCHANT',
  },
  {
    clause: 'solo-turn-5',
    file: 'solo/turn-script.ts',
    find: `const segment = draft.rules.hooks.dieAction(draft)
  const face`,
    replace: `const segment = soloOf(draft).action === NONE ? draft.rules.hooks.dieAction(draft) : soloOf(draft).action
  const face`,
  },
  {
    clause: 'solo-need-2',
    file: 'solo/required-resource.ts',
    find: `if (has(draft, BOT, STONE) >= count) return false
    waits = true`,
    replace: 'if (has(draft, BOT, STONE) < count) waits = true',
  },
  {
    clause: 'solo-need-1',
    file: 'solo/required-resource.ts',
    find: `if (storehouse.length === 0) return false
`,
    replace: '',
  },
  {
    clause: 'solo-need-1',
    file: 'solo/required-resource.ts',
    find: 'num(crests, building) === NONE && isFilled(draft, building)',
    replace: 'isFilled(draft, building)',
  },
  {
    clause: 'solo-need-2',
    file: 'solo/required-resource.ts',
    find: '[WOOL, IRON], [missedMore, ownedFewer]',
    replace: '[WOOL, IRON], [missedMore]',
  },
  {
    clause: 'solo-need-2',
    file: 'solo/required-resource.ts',
    find: `soloOf(draft).waiting.length > 0 ? 'contract'`,
    replace: `missedOf(draft, IRON) + missedOf(draft, WOOL) > 0 ? 'contract'`,
  },
  {
    clause: 'solo-task-3',
    file: 'solo/fulfil-script.ts',
    find: `contractVp, 'bot-contract'`,
    replace: `contractVp, 'contract-space'`,
  },
  {
    clause: 'solo-task-5',
    file: 'solo/contracts.ts',
    find: 'return price > 0 && price <= has(draft, BOT, GOLD) && !isPayable(draft, face)',
    replace: 'return price > has(draft, BOT, GOLD)',
  },
  {
    clause: 'solo-task-5',
    file: 'solo/contracts.ts',
    find: `    rest(demand.iron, iron) +
    rest(demand.wool, wool)`,
    replace: '    rest(demand.wool, wool)',
  },
  {
    clause: 'solo-task-4',
    file: 'solo/contracts.ts',
    find: `    spareFood(draft) +
`,
    replace: `    has(draft, BOT, FOOD) +
`,
  },
  {
    clause: 'solo-task-5',
    file: 'solo/contracts.ts',
    find: 'return lackOf(draft, demandOf(draft, face), price).identical === 0',
    replace: 'return lackOf(draft, demandOf(draft, face), 0).identical === 0',
  },
  {
    clause: 'solo-task-3',
    file: 'solo/contracts.ts',
    find: `  const { iron, wool, identical } = demandOf(draft, face)
  return iron + wool + identical`,
    replace: `  const { iron, wool } = demandOf(draft, face)
  return iron + wool`,
  },
  {
    clause: 'solo-task-4',
    file: 'solo/fulfil-script.ts',
    find: 'if (wool > iron) spend(draft, frame, WOOL, Math.min(frame.flag, wool - iron))',
    replace: 'if (wool > iron) spend(draft, frame, WOOL, Math.min(frame.flag, wool))',
  },
  {
    clause: 'solo-task-4',
    file: 'solo/fulfil-script.ts',
    find: `  spend(draft, frame, GOLD, Math.min(frame.flag, has(draft, BOT, GOLD)))
  spend(draft, frame, FOOD, Math.min(frame.flag, spareFood(draft)))`,
    replace: `  spend(draft, frame, FOOD, Math.min(frame.flag, spareFood(draft)))
  spend(draft, frame, GOLD, Math.min(frame.flag, has(draft, BOT, GOLD)))`,
  },
  {
    clause: 'solo-task-1',
    file: 'solo/task-scripts.ts',
    find: `    if (isFilled(draft, building)) return building
`,
    replace: '',
  },
  {
    clause: 'solo-task-2',
    file: 'solo/task-scripts.ts',
    find: `      frame.left = FIND_CATHEDRAL
`,
    replace: '',
  },
  {
    clause: 'solo-task-2',
    file: 'solo/task-scripts.ts',
    find: `choose(draft, TIED_TOWNS, payable, mostPoints, 'solo-task-2')`,
    replace: `choose(draft, TIED_TOWNS, payable, [], 'solo-task-2')`,
  },
  {
    clause: 'solo-task-3',
    file: 'solo/task-scripts.ts',
    find: 'value: (draft, face) => -demandSize(draft, face)',
    replace: 'value: (draft, face) => demandSize(draft, face)',
  },
  {
    clause: 'solo-task-6',
    file: 'solo/task-scripts.ts',
    find: `    completeBuilding(draft, building)
`,
    replace: '',
  },
  {
    clause: 'solo-bonus-1',
    file: 'solo/bonus-tiles.ts',
    find: 'Number(!ownsCrest(draft, PLAYER,',
    replace: 'Number(ownsCrest(draft, PLAYER,',
  },
  {
    clause: 'solo-bonus-1',
    file: 'solo/bonus-tiles.ts',
    find: 'value: (draft, space) => worth(draft, space).any + worth(draft, space).alike,',
    replace: 'value: () => 0,',
  },
  {
    clause: 'solo-chal-1',
    file: 'solo/challenges.ts',
    find: `if (!hasContractSpace(draft)) return { outcome: 'no-contract-space' }`,
    replace: '',
  },
  {
    clause: 'solo-chal-2',
    file: 'solo/challenges.ts',
    find: '  if (any > 0) begin(draft, BOT_REQUIRED, any, from)',
    replace: '  if (any > 0) begin(draft, BOT_ALIKE, any, from)',
  },
  {
    clause: 'solo-chal-4',
    file: 'solo/challenges.ts',
    find: 'score(draft, BOT, income.vp * shown,',
    replace: 'score(draft, BOT, income.vp,',
  },
  {
    clause: 'solo-chal-5',
    file: 'solo/challenges.ts',
    find: '  score(draft, BOT, visitors.vp * shown,',
    replace: '  score(draft, BOT, visitors.vp,',
  },
  {
    clause: 'solo-flow-1',
    file: 'solo/phase-edits.ts',
    find: 'ranksBefore: () => (_draft, seat) => seat === BOT',
    replace: 'ranksBefore: (before) => before',
  },
  {
    clause: 'solo-end-1',
    file: 'solo/phase-edits.ts',
    find: 'winsTie: () => (_draft, seat) => seat === BOT',
    replace: 'winsTie: (before) => before',
  },
  {
    clause: 'solo-flow-1',
    file: 'solo/phase-edits.ts',
    find: "seat === BOT ? { space: kingStart(draft), clause: 'solo-flow-1' } : before(draft, seat)",
    replace: 'before(draft, seat)',
  },
  {
    clause: 'solo-end-1',
    file: 'solo/final-edits.ts',
    find: `if (waiting.length === 0) return
`,
    replace: '',
  },
]
