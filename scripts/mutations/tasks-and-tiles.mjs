/** Tasks, helpers, bonuses, contracts, completed buildings. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'task-1',
    file: 'rules/tasks/buy.ts',
    find: 'const BUY_PRICE = 2',
    replace: 'const BUY_PRICE = 1',
  },
  {
    clause: 'task-1',
    file: 'rules/tasks/buy.ts',
    find: `    if (first(move) === GOLD) return 'gold-not-bought'\n`,
    replace: '',
  },
  {
    clause: 'task-2',
    file: 'rules/tasks/fulfil.ts',
    find: `    state.pillarsInSupply++\n`,
    replace: '',
  },
  {
    clause: 'task-2',
    file: 'rules/tasks/fulfil.ts',
    find: `num(draft.rules.contractSpaces, space), 'contract-space'`,
    replace: `0, 'contract-space'`,
  },
  {
    clause: 'task-2',
    file: 'rules/base-hooks.ts',
    find: 'if (num(resources, resource) < num(demand, resource)) return false',
    replace: 'if (num(resources, resource) + 1 < num(demand, resource)) return false',
  },
  {
    clause: 'task-3',
    file: 'rules/tasks/fulfil.ts',
    find: 'resource === kind ? named + identical : named',
    replace: 'resource === kind ? Math.max(named, identical) : named',
  },
  {
    clause: 'task-4',
    file: 'rules/tasks/crest.ts',
    find: `!== NONE) return 'crest-space-taken'`,
    replace: `=== undefined) return 'crest-space-taken'`,
  },
  {
    clause: 'task-4',
    file: 'rules/tasks/crest.ts',
    find: `    pay(draft, seat, FOOD, draft.rules.hooks.crestFood(draft, seat, building), 'task-4', from)\n`,
    replace: '',
  },
  {
    clause: 'task-5',
    file: 'rules/effects/move.ts',
    find: 'for (let space = 0; space < mainSpaces; space++)',
    replace: 'for (let space = 0; space < draft.rules.board.towns; space++)',
  },
  {
    clause: 'task-6',
    file: 'rules/tasks/contribute.ts',
    find: `if (!hasPillarAt(draft, frame.seat, cathedral)) return 'no-own-pillar'\n`,
    replace: '',
  },
  {
    clause: 'task-6',
    file: 'rules/tasks/contribute.ts',
    find: 'state.contributed |= 1 << cathedral',
    replace: 'state.contributed |= 0',
  },
  {
    clause: 'task-6',
    file: 'rules/tasks/contribute.ts',
    find: 'num(stack, num(tilesTaken, cathedral))',
    replace: 'num(stack, 0)',
  },
  {
    clause: 'task-6',
    file: 'rules/tasks/contribute.ts',
    find: `at(draft.rules.costs, num(costs, cathedral)).vp, 'construction-cost'`,
    replace: `0, 'construction-cost'`,
  },
  {
    clause: 'task-7',
    file: 'rules/tasks/helper.ts',
    find: `  leaveGame(draft, num(seatOf(draft, seat).storehouse, slot))\n`,
    replace: '',
  },
  {
    clause: 'task-8',
    file: 'rules/storehouse.ts',
    find: `  if (crests.includes(crest)) return true\n`,
    replace: '',
  },
  {
    clause: 'task-8',
    file: 'rules/storehouse.ts',
    find: 'at(draft.rules.faces, face).crest === crest) return true',
    replace: 'at(draft.rules.faces, face).crest === crest) return false',
  },
  {
    clause: 'task-9',
    file: 'rules/map.ts',
    find: `  if (program !== NONE) resolve(draft, seat, program, sourceFrom(HOUSE_SPACE, houseSpace))\n`,
    replace: '',
  },
  {
    clause: 'help-1',
    file: 'rules/effects/act.ts',
    find: `return isChoosable(draft, first(move)) ? undefined : 'joker-is-no-choice'`,
    replace: 'return undefined',
  },
  {
    clause: 'help-3',
    file: 'rules/effects/act.ts',
    find: 'if (under === undefined) state.pointsWaiting += effect.points',
    replace: 'if (under === undefined) return',
  },
  {
    clause: 'help-3',
    file: 'rules/effects/act.ts',
    find: `state.die === NONE ? 'no-die-action' : undefined`,
    replace: "state.die === -2 ? 'no-die-action' : undefined",
  },
  {
    clause: 'help-3',
    file: 'rules/effects/act.ts',
    find: 'into.conditions.push(refuseStrengthening)',
    replace: `into.conditions.push((draft) => {
      const { frames } = draft.state
      const spent = frames.filter(({ kind }) => kind === SPEND)
      return spent.length > 1 ? 'no-die-action' : refuseStrengthening(draft)
    })`,
  },
  {
    clause: 'help-3',
    file: 'rules/effects/act.ts',
    find: 'under.left += effect.points',
    replace: 'under.left += 1',
  },
  {
    clause: 'help-4',
    file: 'rules/turn/die.ts',
    find: `    frame.of = second(move)\n`,
    replace: `    if (frame.of === NONE) frame.of = second(move)\n`,
  },
  {
    clause: 'help-4',
    file: 'rules/effects/act.ts',
    find: `into.conditions.push(() => 'recolour-with-die')`,
    replace: 'into.conditions.push(() => undefined)',
  },
  {
    clause: 'help-6',
    file: 'rules/effects/gain.ts',
    find: `return choices.includes(first(move)) ? undefined : 'wrong-number'`,
    replace: 'return undefined',
  },
  {
    clause: 'help-8',
    file: 'rules/effects/characters.ts',
    find: `hasCharacters(draft, frame.seat) ? undefined : 'no-characters'`,
    replace: 'undefined',
  },
  {
    clause: 'help-9',
    file: 'kernel/programs.ts',
    find: 'push(draft.state, SPEND, seat, part.of, part.count, 0, source)',
    replace:
      'push(draft.state, SPEND, seat, part.of, part.count + (draft.state.seats[seat]?.markers[part.of] ?? 0), 0, source)',
  },
  {
    clause: 'bonus-1',
    file: 'rules/effects/gain.ts',
    find: 'into.parts.push({ kind, of: 0, count: effect.count, mandatory: true })',
    replace: 'into.parts.push({ kind, of: 0, count: effect.count, mandatory: false })',
  },
  {
    clause: 'bonus-4',
    file: 'rules/effects/move.ts',
    find: 'step < effect.steps',
    replace: 'step < 1',
  },
  {
    clause: 'bonus-5',
    file: 'kernel/programs.ts',
    find: 'frame.left & ~(1 << index)',
    replace: '0',
  },
  {
    clause: 'deal-2',
    file: 'rules/effects/act.ts',
    find: 'climb(draft, seat, effect.spaces,',
    replace: 'climb(draft, seat, effect.spaces + 1,',
  },
  {
    clause: 'deal-3',
    file: 'rules/effects/move.ts',
    find: `return to < draft.rules.board.towns ? undefined : 'not-a-linked-town'`,
    replace: 'return undefined',
  },
  {
    clause: 'deal-3',
    file: 'rules/module.ts',
    find: ', [TOWN_STEP]: townStepLost',
    replace: '',
  },
  {
    clause: 'build-1',
    file: 'rules/buildings.ts',
    find: `  if (rooms > 0 && !filled(draft, seat, building)) return true\n`,
    replace: '',
  },
  {
    clause: 'build-1',
    file: 'rules/base-hooks.ts',
    find: 'markerPoints: (draft, _seat, building) => at(draft.rules.buildings, building).rooms.length',
    replace: 'markerPoints: () => 1',
  },
  {
    clause: 'build-2',
    file: 'rules/buildings.ts',
    find: 'under.of === action) under.left += points',
    replace: 'under.of === action) under.left += 0',
  },
  {
    clause: 'build-2',
    file: 'rules/buildings.ts',
    find: ' && under.of === action',
    replace: '',
  },
  {
    clause: 'build-3',
    file: 'kernel/frames.ts',
    find: 'frame.kind === SPEND && frame.flag === FROM_DIE) return frame',
    replace: 'frame.kind === SPEND) return frame',
  },
  {
    clause: 'build-4',
    file: 'rules/buildings.ts',
    find: 'if (rooms > 0 && !filled',
    replace: 'if (!filled',
  },
  {
    clause: 'build-5',
    file: 'rules/tasks/crest.ts',
    find: `    push(draft.state, COMPLETION, seat, building, 0)
    resolve(draft, seat, at(draft.rules.buildings, building).crestProgram, from)`,
    replace: `    resolve(draft, seat, at(draft.rules.buildings, building).crestProgram, from)
    push(draft.state, COMPLETION, seat, building, 0)`,
  },
]
