/** Everything that can be corrected, as rows to find and change: what it is, what it is now, what it may be. */
import { doubtAbout, NONE, seatFacts, readOnlyContext } from '@tiletum/engine'
import type { Doubt, Game, Refusal, State, CorrectionSubject } from '@tiletum/engine'
import { correctionOf, namedSubject } from '@tiletum/text'
import type { CompanionScreenWords } from './words.ts'

export type Edit = {
  readonly key: string
  readonly label: string
  /** What the page believes. */
  readonly now: string
} & (
  | {
      readonly is: 'number'
      readonly value: number
      readonly most: number
      readonly show: (value: number) => string
      readonly notation: (value: number) => string
    }
  | { readonly is: 'choice'; readonly choices: readonly Choice[] }
)

export interface Choice {
  readonly notation: string
  readonly label: string
  /** The tile or cost tile to draw beside it. */
  readonly tile?: string
  readonly cost?: string
}

export interface EditGroup {
  readonly title: string
  readonly edits: readonly Edit[]
}

/** The places on a player's own board, and the rest of the table. */
const ON_BOARDS: ReadonlySet<CorrectionSubject['of']> = new Set([
  'storehouse',
  'room',
  'fulfilled',
  'bot-room',
  'bot-crest',
  'bot-contract',
  'bot-character',
])

export function editGroups(
  game: Game,
  seats: readonly string[],
  state: State,
  { companion, corrections }: CompanionScreenWords,
): readonly EditGroup[] {
  const { rules } = game
  const table = { rules, seats }
  const { names } = rules
  const spots = rules.tables.companion
  if (spots === undefined) return []
  const draft = readOnlyContext(rules, state)
  const name = (of: string, index: number): string => names[of]?.[index] ?? ''
  const label = (about: CorrectionSubject, seat?: number): string => {
    const subject = namedSubject(table, about)
    const whose = seat === undefined ? subject.seat : seats[seat]
    const text = corrections.subject(subject)
    return whose === undefined ? text : `${text} (${whose})`
  }
  /** What a correction would say is there. */
  const worded = (notation: string): string => {
    const move = game.parse(notation)
    const truth = typeof move === 'number' ? correctionOf(table, move).truth : undefined
    return truth === undefined ? notation : corrections.truth(truth)
  }
  const number = (
    about: CorrectionSubject,
    value: number,
    most: number,
    notation: (count: number) => string,
    seat?: number,
  ): Edit => ({
    is: 'number',
    key: notation(0),
    label: label(about, seat),
    now: worded(notation(value)),
    value,
    most,
    show: (count) => worded(notation(count)),
    notation,
  })
  const choice = (
    about: CorrectionSubject,
    now: string,
    choices: readonly Choice[],
    seat?: number,
  ): Edit => ({
    is: 'choice',
    key: choices[0]?.notation ?? label(about, seat),
    label: label(about, seat),
    now,
    choices,
  })

  const numbersOf = (seat: number): readonly Edit[] =>
    spots.numbers.map((spot, index) =>
      number(
        spot.about,
        spot.read(draft, seat),
        spot.most,
        (count) => `set ${name('number', index)} ${count} for ${seat + 1}`,
        seat,
      ),
    )
  const shared = spots.shared.map((spot, index) =>
    number(
      spot.about,
      spot.read(draft),
      spot.most,
      (count) => `set ${name('shared', index)} ${count}`,
    ),
  )
  const tile = (index: number): Edit => {
    const place = spots.tilePlaces[index]
    if (place === undefined) throw new RangeError(`No place ${index}`)
    const at = name('tilePlace', index)
    const fits = rules.faces.flatMap((face, each) =>
      face.copies > 0 && place.holds(rules, each) ? [each] : [],
    )
    const there = place.read(draft)
    const elsewhere = spots.tilePlaces.flatMap((from, each) => {
      const face = from.read(draft)
      return each !== index && face !== NONE && place.holds(rules, face)
        ? [[each, face] as const]
        : []
    })
    const none = `set tile ${at} none`
    return choice(
      place.about,
      place.isDeferred?.(draft) === true
        ? companion.untold
        : there === NONE
          ? companion.none
          : worded(`set tile ${at} ${name('face', there)}`),
      [
        { notation: none, label: companion.none },
        ...elsewhere.map(([from, face]) => ({
          notation: `set tile ${at} from ${name('tilePlace', from)}`,
          label: `${companion.moveHere}: ${label(spots.tilePlaces[from]?.about ?? place.about)}`,
          tile: name('face', face),
        })),
        ...fits.map((face) => ({
          notation: `set tile ${at} ${name('face', face)}`,
          label: worded(`set tile ${at} ${name('face', face)}`),
          tile: name('face', face),
        })),
      ],
    )
  }
  const tiles = spots.tilePlaces.map((place, index) => ({ place, edit: () => tile(index) }))
  const movers = spots.movers.flatMap((mover, index) =>
    seats.map((_, seat) => {
      const stands = mover.read(draft, seat).filter((space) => space !== NONE)
      const set = (space: number): string =>
        `set piece ${name('mover', index)} ${name('space', space)} for ${seat + 1}`
      return choice(
        mover.about,
        stands.map((space) => worded(set(space))).join(', '),
        names.space.flatMap((_name, space) =>
          mover.fits(draft, space) ? [{ notation: set(space), label: worded(set(space)) }] : [],
        ),
        seat,
      )
    }),
  )
  const sites = spots.sites.map((site, index) => {
    const set = (owner: number): string =>
      `set owner ${name('site', index)} ${name('owner', owner)}`
    return choice(
      site.about,
      worded(set(site.read(draft) + 1)),
      [0, ...seats.map((_, seat) => seat + 1)].map((owner) => ({
        notation: set(owner),
        label: worded(set(owner)),
      })),
    )
  })
  const crests = seats.flatMap((_, seat) =>
    seatFacts(rules, state, seat).buildings.map(({ crest }, building) => {
      const all = names.crestOrNone ?? []
      const set = (which: string): string => `set crest ${building + 1} ${which} for ${seat + 1}`
      const now = crest ?? 'none'
      return choice(
        { of: 'completed', place: building + 1 },
        worded(set(now)),
        all.map((each) => ({ notation: set(each), label: worded(set(each)) })),
        seat,
      )
    }),
  )
  const cards = spots.cardPlaces.map((place, index) => {
    const set = (card: number): string =>
      `set card ${name('cardPlace', index)} ${name('card', card)}`
    const there = place.read(draft)
    return choice(
      place.about,
      place.isDeferred?.(draft) === true
        ? companion.untold
        : there === NONE
          ? companion.none
          : worded(set(there)),
      place.fits.map((card) => ({
        notation: set(card),
        label: worded(set(card)),
        ...(place.about.of === 'cost' ? { cost: name('card', card) } : {}),
      })),
    )
  })
  const g = companion.groups
  return [
    ...seats.map((who, seat) => ({ title: g.seat(who), edits: numbersOf(seat) })),
    {
      title: g.tiles,
      edits: tiles.filter(({ place }) => !ON_BOARDS.has(place.about.of)).map(({ edit }) => edit()),
    },
    {
      title: g.boards,
      edits: [
        ...tiles.filter(({ place }) => ON_BOARDS.has(place.about.of)).map(({ edit }) => edit()),
        ...crests,
      ],
    },
    { title: g.pieces, edits: [...movers, ...sites] },
    { title: g.dice, edits: shared },
    { title: g.cards, edits: cards },
  ]
}

/** What says that no tile lies where one is asked for. */
export function nothingLies({ rules }: Game, state: State): string | undefined {
  const draft = readOnlyContext(rules, state)
  const place = rules.tables.companion?.tilePlaces.findIndex((one) => one.isRequested?.(draft))
  const name = rules.names.tilePlace?.[place ?? NONE]
  return name === undefined ? undefined : `set tile ${name} none`
}

export function doubtIn(game: Game, state: State, notation: string): Doubt | undefined {
  const move = game.parse(notation)
  if (typeof move !== 'number') return undefined
  return doubtAbout(game.rules, state, move)
}

export function refusedIn(game: Game, state: State, notation: string): Refusal | undefined {
  const move = game.parse(notation)
  return typeof move === 'number' ? game.why(state, move) : undefined
}
