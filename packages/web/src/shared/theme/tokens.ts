/** Every colour of the game, by theme. `tokens.css` and the contrast test are made from here. */

export const THEMES = ['day', 'candle', 'engraving', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const GOODS = ['gold', 'food', 'wool', 'stone', 'iron', 'silver'] as const
export type DrawnGood = (typeof GOODS)[number]

export const PLAYER_COLOURS = ['vermilion', 'verdigris', 'indigo', 'plum'] as const
export type DrawnColour = (typeof PLAYER_COLOURS)[number]

/** Colours of the players' pieces and the Cardinalbot's. */
export const PIECE_COLOURS = [...PLAYER_COLOURS, 'cardinal'] as const
export type PieceColour = (typeof PIECE_COLOURS)[number]

const SURFACES = [
  /** Background of the page, and the land of the map. */
  'paper',
  'panel',
  'sea',
  'land',
  /** Solid rock underground: never under text. */
  'rock',
  /** Background of tiles and name strips. */
  'plate',
  'text',
  'text-secondary',
  /** Lines of drawings that carry meaning. */
  'ink',
  /** Hatching, relief and water-lining: ornament. */
  'ink-soft',
  /** Outline of every die, token and piece. */
  'outline',
  'rule',
  /** Red numbers and initials. */
  'rubric',
  'legal',
  'focus',
  'focus-inner',
  'warning',
  'error',
  /** Ornament only, never text. */
  'gold-leaf',
  /** Sealing wax, and the crest pressed into it. */
  'wax',
  'wax-glyph',
  /** The Cardinal's hat. */
  'hat',
  /** The filled circle of action points, and its number. */
  'pip',
  'pip-glyph',
] as const

export type Surface = (typeof SURFACES)[number]
export type Token =
  | Surface
  | DrawnGood
  | `${DrawnGood}-glyph`
  | PieceColour
  | `${PieceColour}-glyph`
  | `${PieceColour}-text`
export type Palette = Readonly<Record<Token, string>>

const INK = '#231a12'
const IVORY = '#fffdf6'
const CANDLE_IVORY = '#f3ead6'
const HAT_RED = '#a3161a'

const goods = {
  gold: '#f4bc45',
  'gold-glyph': INK,
  food: '#db5f7f',
  'food-glyph': INK,
  wool: '#fbf6ea',
  'wool-glyph': INK,
  stone: '#474542',
  'stone-glyph': IVORY,
  iron: '#0e69b3',
  'iron-glyph': IVORY,
  silver: '#98b3c3',
  'silver-glyph': INK,
} as const

const players = {
  vermilion: '#b8380a',
  'vermilion-glyph': IVORY,
  'vermilion-text': '#b8380a',
  verdigris: '#2b7058',
  'verdigris-glyph': IVORY,
  'verdigris-text': '#2b7058',
  indigo: '#25265c',
  'indigo-glyph': IVORY,
  'indigo-text': '#25265c',
  plum: '#944c88',
  'plum-glyph': IVORY,
  'plum-text': '#944c88',
  cardinal: IVORY,
  'cardinal-glyph': INK,
  'cardinal-text': HAT_RED,
} as const

const day: Palette = {
  paper: '#f5ecd7',
  panel: '#fbf5e6',
  sea: '#dce3dd',
  land: '#f5ecd7',
  rock: '#dccdac',
  plate: '#fdf8ec',
  text: INK,
  'text-secondary': '#5a4933',
  ink: '#3a2c1e',
  'ink-soft': '#a8946f',
  outline: INK,
  rule: '#8c7650',
  rubric: HAT_RED,
  legal: '#00694f',
  focus: '#0b57d0',
  'focus-inner': '#ffffff',
  warning: '#8a4b00',
  error: HAT_RED,
  'gold-leaf': '#b8862b',
  wax: '#8e1b1f',
  'wax-glyph': '#ffe9d6',
  hat: HAT_RED,
  pip: INK,
  'pip-glyph': IVORY,
  ...goods,
  ...players,
}

const candle: Palette = {
  ...day,
  paper: '#1c1814',
  panel: '#2a241d',
  sea: '#20231f',
  land: '#2b251d',
  rock: '#191510',
  plate: '#352d23',
  text: CANDLE_IVORY,
  'text-secondary': '#c9bba0',
  ink: '#d9cbb0',
  'ink-soft': '#75664c',
  outline: CANDLE_IVORY,
  rule: '#8a7a60',
  rubric: '#ff9c94',
  legal: '#5fd3a8',
  focus: '#8ab4ff',
  'focus-inner': '#1c1814',
  warning: '#ffc37a',
  error: '#ff9c94',
  pip: CANDLE_IVORY,
  'pip-glyph': '#1c1814',
  'vermilion-text': '#f08a5d',
  'verdigris-text': '#7cc7a6',
  'indigo-text': '#a9b2f2',
  'plum-text': '#e3a6d6',
  'cardinal-text': '#ff9c94',
}

const PRINT_INK = '#111111'
const PRINT_PAPER = '#ffffff'

const engraving: Palette = {
  ...day,
  ...inkOn(GOODS),
  paper: PRINT_PAPER,
  panel: PRINT_PAPER,
  sea: PRINT_PAPER,
  land: PRINT_PAPER,
  rock: PRINT_PAPER,
  plate: PRINT_PAPER,
  text: PRINT_INK,
  'text-secondary': '#3d3d3d',
  ink: PRINT_INK,
  'ink-soft': '#8a8a8a',
  outline: PRINT_INK,
  rule: '#5c5c5c',
  rubric: PRINT_INK,
  legal: '#00543f',
  focus: '#0b57d0',
  warning: '#3d3d3d',
  error: PRINT_INK,
  'gold-leaf': '#8a8a8a',
  wax: PRINT_INK,
  hat: PRINT_INK,
  'wax-glyph': PRINT_PAPER,
  pip: PRINT_INK,
  'pip-glyph': PRINT_PAPER,
  stone: '#333333',
  'stone-glyph': PRINT_PAPER,
  ...inkOn(PIECE_COLOURS),
  'vermilion-text': PRINT_INK,
  'verdigris-text': PRINT_INK,
  'indigo-text': PRINT_INK,
  'plum-text': PRINT_INK,
  'cardinal-text': PRINT_INK,
}

const contrast: Palette = {
  ...day,
  paper: '#ffffff',
  panel: '#ffffff',
  sea: '#e3eef4',
  land: '#ffffff',
  rock: '#dcdcdc',
  plate: '#ffffff',
  text: '#000000',
  'text-secondary': '#1f1f1f',
  ink: '#000000',
  'ink-soft': '#a0a0a0',
  outline: '#000000',
  rule: '#000000',
  rubric: '#8f0006',
  legal: '#004d3a',
  focus: '#003ea8',
  warning: '#6b3a00',
  error: '#8f0006',
  wax: '#6e0f13',
  'wax-glyph': '#ffffff',
  pip: '#000000',
  'pip-glyph': '#ffffff',
  food: '#e06a88',
  'food-glyph': '#000000',
  gold: '#ffc83d',
  'gold-glyph': '#000000',
  wool: '#ffffff',
  'wool-glyph': '#000000',
  stone: '#2b2a28',
  'stone-glyph': '#ffffff',
  iron: '#0a4f8a',
  'iron-glyph': '#ffffff',
  silver: '#9db8c8',
  'silver-glyph': '#000000',
  vermilion: '#9c2f08',
  'vermilion-text': '#9c2f08',
  verdigris: '#1f5743',
  'verdigris-text': '#1f5743',
  plum: '#7c3a71',
  'plum-text': '#7c3a71',
}

export const PALETTES: Readonly<Record<Theme, Palette>> = { day, candle, engraving, contrast }

/** In the engraving theme, colours differ by hatching, shape and letter alone. */
function inkOn<Thing extends string>(things: readonly Thing[]) {
  const pairs = things.flatMap((thing) => [
    [thing, PRINT_PAPER],
    [`${thing}-glyph`, PRINT_INK],
  ])
  return Object.fromEntries(pairs) as Record<Thing | `${Thing}-glyph`, string>
}

/** The custom property of a token, for style sheets and attributes. */
export const token = (name: Token): string => `var(--${name})`

export const TOKENS = Object.keys(day) as readonly Token[]

interface Pair {
  readonly front: Token
  readonly back: Token
  /** Minimum contrast of WCAG 2.2: 4.5 for text and glyphs, 3 for outlines and rings. */
  readonly least: 4.5 | 3
}

const GROUNDS = ['paper', 'panel', 'plate', 'land', 'sea'] as const
const TEXTS = ['text', 'text-secondary', 'rubric', 'warning', 'error'] as const
const MARKS = ['ink', 'outline', 'legal', 'focus'] as const

/** All pairs of colours that ever lie on one another. */
export const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((back) => TEXTS.map((front) => ({ front, back, least: 4.5 }) as const)),
  ...GROUNDS.flatMap((back) => MARKS.map((front) => ({ front, back, least: 3 }) as const)),
  ...(['paper', 'panel'] as const).map((back) => ({ front: 'rule', back, least: 3 }) as const),
  ...(['paper', 'panel'] as const).flatMap((back) => [
    ...PIECE_COLOURS.map((one) => ({ front: `${one}-text`, back, least: 4.5 }) as const),
    { front: 'focus', back, least: 4.5 } as const,
  ]),
  ...GOODS.map((good) => ({ front: `${good}-glyph`, back: good, least: 4.5 }) as const),
  ...PIECE_COLOURS.map((one) => ({ front: `${one}-glyph`, back: one, least: 4.5 }) as const),
  { front: 'wax-glyph', back: 'wax', least: 4.5 },
  { front: 'hat', back: 'cardinal', least: 3 },
  { front: 'pip-glyph', back: 'pip', least: 4.5 },
  { front: 'focus', back: 'focus-inner', least: 3 },
]
