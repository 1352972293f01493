const ap = (number: number) => `${number} AP`

/** Several moves in one press: ways on the map, series, forms. */
export const hand = {
  way: {
    /** "Merchant: Paris, Lyon (2 AP)". */
    walk: (piece: string, towns: readonly string[], points: number) =>
      `${piece}: ${towns.join(' → ')}${points === 0 ? '' : ` (${ap(points)})`}`,
    brings: (what: string) => `On the way: ${what}`,
  },
  die: {
    withTile: 'Take it and the bonus tile',
    withoutTile: 'Take it, leave the tile',
    atOnce: 'Take it and the bonus tile, and use the tile at once',
    act: (action: string) => `Take it for the ${action} action`,
  },
  allOf: (resource: string, number: number) => `${number} × ${resource}`,
  takeAndUse: 'Take and use',
  /** Several moves that one press plays, for a tooltip. */
  series: (steps: string) => `One press: ${steps}`,
  /** What one press plays beside what the row above it says. */
  goesOn: (steps: string) => `… and: ${steps}`,
  /** Rows that a tooltip has no room for at first. */
  moreRows: (rows: number) => `Show ${rows} more`,
  exchange: {
    give: 'You give 1',
    get: 'for 1',
    choose: 'Choose what you give',
    pair: (give: string, get: string) => `1 ${give} for 1 ${get}`,
  },
  anyway: {
    'end turn': 'End the turn anyway',
    done: 'Finish anyway',
    take: 'Take it anyway',
    leave: 'Leave it anyway',
    other: 'Do it anyway',
  },
  list: { exchanges: 'Exchanges' },
  form: {
    pays: 'Paid with',
    less: 'You keep',
    fulfil: 'Fulfil',
  },
  sounds: {
    title: 'Sounds you hear',
    kinds: {
      dice: 'Dice',
      coin: 'Coins for resources',
      quill: 'Quill for the king track and characters',
      stamp: 'Stamp for buildings, contracts and crests',
      page: 'Pages for tiles',
      cart: 'Cart for moves on the map',
      bell: 'Bell for fairs and finished buildings',
    },
  },
  replay: { roundOn: 'Next round', roundBack: 'Previous round' },
  hint: {
    pin: 'Pin',
    next: 'Play the next step',
    unpin: 'Unpin',
    title: 'Pinned hint',
    broken: 'The rest of this hint is no longer possible.',
  },
}
export type OnePressWords = typeof hand
