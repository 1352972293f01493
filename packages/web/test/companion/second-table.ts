/**
 * A second table, laid by somebody who only reads the companion's sentences: what a sentence does not say
 * is not there. The sentences are read by patterns of their own, one set for each language.
 */
import { CRESTS, NONE, RESOURCES } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { CATALOGUES, placeOf, tileOf } from '@tiletum/text'
import type { Language } from '@tiletum/text'

/** Everything that lies on a table, by its place. */
export type Things = Record<string, string>

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(?:the |le |la |l’)/i, '')
    .toLocaleLowerCase()
const sorted = (list: readonly string[]): string => list.toSorted().join(' | ')
const listed = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.split(' | ')

/** The names of the things in one language, as the boxes of the game have them. */
export function namesIn(game: Game, language: Language, seats: readonly string[]) {
  const words = CATALOGUES[language]
  const table = { rules: game.rules, seats }
  const tile = (face: number | undefined): string =>
    face === undefined || face === NONE ? '' : bare(words.things.bare(tileOf(table, face)))
  const space = (index: number): string => bare(words.things.place(placeOf(table, index)))
  const tiles = game.rules.faces
    .map((_, face) => tile(face))
    .toSorted((one, other) => other.length - one.length)
  /** The underground map, from 1, on which a space is drawn, by its name. */
  const mapOf = (named: string): number => {
    const index = game.rules.names.space.findIndex((_, at) => space(at) === named)
    const below = game.rules.tables.silver
    return (below?.sides[below.sideOfSpace[index] ?? NONE]?.map ?? NONE) + 1
  }
  return { words, table, tile, space, tiles, language, mapOf }
}
type Names = ReturnType<typeof namesIn>

/** A state of the game as the things that lie on the table. */
export function thingsOf(
  game: Game,
  position: State,
  names: Names,
  cost: (index: number) => string,
  fair: (index: number) => string,
): Things {
  const { rules } = game
  const state = openState(position)
  const { tile, space, table } = names
  const things: Things = {}
  const action = (index: number): string =>
    names.words.nouns.action[rules.names.action[index] as 'king'].toLocaleLowerCase()
  const put = (place: string, what: string | number | undefined): void => {
    if (what !== undefined && what !== '') things[place] = `${what}`
  }
  const gather = (place: string, what: string): void => {
    if (what !== '') things[place] = sorted([...listed(things[place]), what])
  }
  const deferred = state.slices.companion
  for (const [index, face] of state.wheelTiles.entries()) put(`wheel ${action(index)}`, tile(face))
  put('king tile', tile(state.kingTile))
  for (const [spot, face] of state.mapTiles.entries())
    gather(`bonus ${space(rules.board.bonusSpaceTown[spot] ?? NONE)}`, tile(face))
  for (const [place, face] of state.contractOffer.entries()) put(`offer ${place + 1}`, tile(face))
  put('characters', sorted(state.characterOffer.map(tile).filter((one) => one !== '')))
  for (const [cathedral, { space: at }] of rules.board.cathedrals.entries()) {
    const index = state.costs[cathedral] ?? NONE
    const below = cathedral >= rules.board.mainCathedrals
    if (index !== NONE && !(below && rules.costs[index]?.closed === true))
      put(`cost ${space(at)}`, cost(index))
    const owners = table.seats.filter(
      (_, seat) => ((state.pillars[cathedral] ?? 0) & (1 << seat)) !== 0,
    )
    put(`pillars ${space(at)}`, sorted(owners))
  }
  for (const [round, town] of state.fairTowns.entries()) put(`fair town ${round + 1}`, space(town))
  for (const [round, index] of state.fairTiles.entries()) put(`fair tile ${round + 1}`, fair(index))
  const joker = state.actionAt.indexOf(rules.names.action.indexOf('joker'))
  if (state.wheel > 0) put('wheel', ((joker + state.wheel - 1) % 6) + 1)
  for (const [die, count] of state.dice.entries())
    for (let each = 0; each < count; each++)
      gather(
        `dice ${(die % 6) + 1}`,
        names.words.nouns.colour[rules.names.colour[Math.floor(die / 6)] as 'blue'],
      )
  for (const [seat, own] of state.seats.entries()) {
    const name = table.seats[seat]
    put(`vp ${name}`, own.vp)
    for (const [index, resource] of RESOURCES.entries())
      put(`${names.words.nouns.resource[resource]} ${name}`, own.resources[index])
    for (const [piece, at] of own.pieces.entries())
      put(
        `${names.words.nouns.piece[rules.names.piece[piece] as 'merchant']} ${name}`,
        at < 0 ? '' : space(at),
      )
    put(`house supply ${name}`, own.housesInSupply)
    put(`pillar supply ${name}`, own.pillarsInSupply)
    put(`storehouse ${name}`, sorted(own.storehouse.map(tile).filter((one) => one !== '')))
    put(`contracts ${name}`, sorted(own.contracts.map(tile)))
    put(`cathedral tiles ${name}`, own.cathedrals.length)
    for (const [building, crest] of own.crests.entries())
      if (crest !== NONE)
        put(`crest ${building + 1} ${name}`, names.words.nouns.crest[CRESTS[crest] as 'lion'])
    const isBot = seat === game.bot
    for (const [room, face] of own.rooms.entries())
      put(
        isBot
          ? `room ${Math.floor(room / 2) + 1} ${room % 2 === 0 ? 2 : 1} ${name}`
          : `room ${room} ${name}`,
        tile(face),
      )
    for (const [index, points] of own.markers.entries())
      if (points !== 0) put(`markers ${action(index)} ${name}`, points)
  }
  for (const [spot, owner] of state.houses.entries()) {
    const { space: at } = rules.board.houseSpaces[spot] ?? { space: NONE }
    const all = rules.board.houseSpacesOf[at] ?? []
    if (owner !== NONE)
      put(`house ${space(at)} ${all.length < 2 ? 1 : all.indexOf(spot) + 1}`, table.seats[owner])
  }
  for (const [index, points] of rules.kingSpaces.entries())
    put(
      `king ${points}`,
      state.kingStack
        .filter((seat) => state.king[seat] === index)
        .map((seat) => table.seats[seat])
        .join(' | '),
    )
  if (state.round > 0 || state.order.length > 0)
    put('order', state.order.map((seat) => table.seats[seat]).join(' | '))
  const { solo, silver } = state.slices
  if (solo !== undefined) {
    const { content } = rules.tables.solo as NonNullable<typeof rules.tables.solo>
    const decrees = rules.tables.solo?.decrees ?? []
    const decree = (index: number | undefined): string =>
      content.decrees.find(({ id }) => id === decrees[index ?? NONE]?.id)?.name[names.language] ??
      ''
    put('decrees', solo.decrees.map(decree).join(' | '))
    put('decree marker', decree(solo.decrees[solo.place]))
    put(
      'challenges',
      sorted(
        solo.challenges.map((index) => bare(content.challenges[index]?.name[names.language] ?? '')),
      ),
    )
    put('waiting', sorted(solo.waiting.map(tile)))
  }
  if (silver !== undefined) {
    const below = rules.tables.silver as NonNullable<typeof rules.tables.silver>
    for (const [spot, face] of silver.tiles.entries())
      gather(`bonus ${space(below.bonusSpaces[spot] ?? NONE)}`, tile(face))
    if (silver.wheel !== NONE)
      put(
        'prospector wheel',
        below.content.prospectorWheel.clockwise[(joker - silver.wheel + 6) % 6],
      )
    for (const [map, side] of silver.sides.entries())
      put(`map ${map + 1}`, below.content.sides[side]?.side)
    if (deferred?.technologies !== 1)
      put(
        'technologies',
        sorted(
          silver.technologies.map((index) =>
            bare(below.content.technologies[index]?.name[names.language] ?? ''),
          ),
        ),
      )
    put('overlay', below.content.overlays[silver.overlay]?.times)
    for (const [seat, name] of table.seats.entries()) {
      put(`${names.words.nouns.moreGoods.silver} ${name}`, silver.silver[seat])
      put(`mine supply ${name}`, silver.minesInSupply[seat])
      put(`mines beside ${name}`, silver.minesBeside[seat])
      for (let map = 0; map < 3; map++) {
        const at = silver.prospectors[seat * 3 + map] ?? NONE
        put(`prospector ${map + 1} ${name}`, at === NONE ? '' : space(at))
      }
    }
    for (const [spot, owner] of silver.mines.entries())
      if (owner !== NONE)
        gather(`mines ${space(below.mineSpaces[spot]?.space ?? NONE)}`, table.seats[owner] ?? '')
    put(
      'tablets',
      silver.covered.reduce((sum, one) => sum + one, 0),
    )
  }
  return things
}

/** How a language says where a tile goes. */
interface Grammar {
  /** Turns a heading into the place on the table; the first pattern that fits counts. */
  readonly places: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[]
  readonly slides: RegExp
  /** Lines of the list: `$tile` stands for a tile's name, `$place`, `$who` for what follows. */
  readonly lines: readonly (readonly [RegExp, Act])[]
  readonly answers: readonly (readonly [
    RegExp,
    (found: RegExpExecArray) => readonly [string, string],
  ])[]
}
type Act = (table: SecondTable, found: Readonly<Record<string, string>>) => void

const CARDINAL = 'Cardinalbot'
const who = (text: string | undefined): string =>
  /cardinal/i.test(text ?? '') ? CARDINAL : (text ?? '').replace(/^d’/, '').replace(/’s$/, '')

export class SecondTable {
  readonly things: Things
  private readonly names: Names
  private readonly grammar: Grammar
  readonly unread = new Set<string>()
  constructor(names: Names, things: Things) {
    this.names = names
    this.things = { ...things }
    this.grammar = GRAMMARS[names.language]
  }
  put(place: string, what: string): void {
    if (what === '') delete this.things[place]
    else this.things[place] = what
  }
  gather(place: string, what: string): void {
    this.put(place, sorted([...listed(this.things[place]), what]))
  }
  remove(place: string, what: string): void {
    const list = listed(this.things[place])
    const index = list.indexOf(what)
    if (index < 0) throw new Error(`No ${what} at ${place}: ${this.things[place]}`)
    this.put(place, sorted(list.toSpliced(index, 1)))
  }
  add(place: string, by: number): void {
    this.put(place, `${Number(this.things[place] ?? 0) + by}`)
  }
  private place(heading: string): string {
    for (const [pattern, to] of this.grammar.places) {
      const found = pattern.exec(heading)
      if (found !== null) return to(found).toLocaleLowerCase()
    }
    return bare(heading)
  }
  /** Lays a tile or card at the place that the heading names. */
  lay(heading: string, request: string, label: string): void {
    const place = this.place(heading)
    const what = bare(
      label.replace(/^(?:A fair in|Une foire à|Challenge:|Défi\u00A0:|Technologie) /, ''),
    )
    if (this.grammar.slides.test(heading)) this.slide()
    if (place.startsWith('wheel ') || place === 'king tile' || place.startsWith('offer '))
      this.put(place, what)
    else if (place === 'characters') this.gather(place, what)
    else if (place.startsWith('fair '))
      this.put(
        request === 'town'
          ? place.replace('fair', 'fair town')
          : place.replace('fair', 'fair tile'),
        what,
      )
    else if (place.startsWith('map ')) this.put(place, what.at(-1)?.toUpperCase() ?? '')
    else if (place === 'technologies' || place === 'challenges')
      this.gather(place, what.replace(/ technology$/, ''))
    else if (place.startsWith('cost ')) this.put(place, what)
    else this.gather(`bonus ${place}`, what)
  }
  get gold(): string {
    return this.names.words.nouns.resource.gold
  }
  get architect(): string {
    return this.names.words.nouns.piece.architect
  }
  isOnSameMap(prospector: string, space: string): boolean {
    const map = Number(prospector.split(' ')[1])
    return this.names.mapOf(space) === map
  }
  private slide(): void {
    const tiles = [1, 2, 3, 4, 5].flatMap((place) => this.things[`offer ${place}`] ?? [])
    for (let place = 1; place <= 5; place++)
      this.put(`offer ${place}`, tiles[tiles.length - 6 + place] ?? '')
  }
  /** Reads an answer that has no place of its own. */
  read(sentence: string): boolean {
    for (const [pattern, to] of this.grammar.answers) {
      const found = pattern.exec(sentence)
      if (found === null) continue
      const [place, what] = to(found)
      if (place.startsWith('dice ')) this.gather(place, what)
      else this.put(place, what)
      return true
    }
    return false
  }
  /** Does what a line of the list says. */
  follow(line: string): void {
    let text = line
    const tiles: string[] = []
    for (const tile of this.names.tiles) {
      for (;;) {
        const at = text.toLocaleLowerCase().indexOf(tile)
        if (tile === '' || at < 0) break
        text = `${text.slice(0, at)}§${tiles.length}§${text.slice(at + tile.length)}`
        tiles.push(tile)
      }
    }
    for (const [pattern, act] of this.grammar.lines) {
      const found = pattern.exec(text)
      if (found === null) continue
      const groups = Object.fromEntries(
        Object.entries<string | undefined>(found.groups ?? {}).map(([name, value]) => [
          name,
          (value ?? '').replaceAll(/§(\d+)§/g, (_, index: string) => tiles[Number(index)] ?? ''),
        ]),
      )
      act(this, groups)
      return
    }
    throw new Error(`Nobody could follow: ${line}`)
  }
}

const moveKing: Act = (table, { whose, space }) => {
  const seat = who(whose)
  const to = `king ${Number((space ?? '').replace('−', '-'))}`
  for (const place of Object.keys(table.things).filter((one) => /^king -?\d/.test(one))) {
    const stack = listed(table.things[place])
    if (stack.includes(seat)) table.put(place, stack.filter((one) => one !== seat).join(' | '))
  }
  table.put(to, [...listed(table.things[to]), seat].join(' | '))
}

const take: Act = (table, { tile = '', from = '', to = '' }) => {
  const place =
    from === 'offer'
      ? [5, 4, 3, 2, 1].map((one) => `offer ${one}`).find((one) => table.things[one] === tile)
      : from
  if (place === undefined) throw new Error(`No ${tile} in the offer`)
  table.remove(place, tile)
  const pile = /inactiv|inactif/.test(to)
    ? 'storehouse'
    : /fulfilled|remplis/.test(to)
      ? 'contracts'
      : /open contracts|en attente/.test(to)
        ? 'waiting'
        : undefined
  const store = /(?:into (.+)’s storehouse|l’entrepôt (?:de |d’)(.+))$/.exec(to)
  if (store !== null) {
    table.gather(`storehouse ${store[1] ?? store[2]}`, tile)
    return
  }
  const building = /(?:building|bâtiment) (\d).*(lower|upper|bas|haut)/.exec(to)
  if (building !== null)
    table.put(
      `room ${building[1]} ${/upper|haut/.test(building[2] ?? '') ? 2 : 1} ${CARDINAL}`,
      tile,
    )
  else if (pile === 'waiting') table.gather('waiting', tile)
  else if (pile !== undefined) table.gather(`${pile} ${CARDINAL}`, tile)
  else if (from === 'characters') return
  else if (!/into the box|dans la boîte/.test(to))
    throw new Error(`It is not said where ${tile} goes: ${to}`)
}

const changes: Act = (table, { who: name, list = '' }) => {
  for (const part of list.split(/[\u00A0\u202F]?; (?=[+−]\d)/)) {
    const found = /^[+−]\d+ (?<what>\p{L}+).*(?:now|has|total|reste) (?<now>-?\d+)$/u.exec(part)
    if (found === null) throw new Error(`No sum: ${part}`)
    const what = found.groups?.['what'] ?? ''
    table.put(`${/^(?:VP|PV)$/.test(what) ? 'vp' : what} ${who(name)}`, found.groups?.['now'] ?? '')
  }
}

/** Where a tile lies that is taken from there. */
const FROM = {
  en: (text: string): string => {
    const action = /^the (\p{L}+) action$/u.exec(text)?.[1]
    if (action !== undefined) return `wheel ${action.toLocaleLowerCase()}`
    if (text === 'beside the king track') return 'king tile'
    if (text === 'the character offer') return 'characters'
    return text === 'the contract offer' ? 'offer' : `bonus ${bare(text)}`
  },
  fr: (text: string): string => {
    const action = /^de l’action (\p{L}+)$/u.exec(text)?.[1]
    if (action !== undefined) return `wheel ${action.toLocaleLowerCase()}`
    if (text === 'de la piste du Roi') return 'king tile'
    if (text === 'de l’offre de personnages') return 'characters'
    return text === 'de l’offre de contrats'
      ? 'offer'
      : `bonus ${bare(text.replace(/^(?:de |d’)/, ''))}`
  },
}

const move: Act = (table, { whose, piece = '', space = '' }) => {
  const key = /prospect/.test(piece)
    ? (Object.keys(table.things).find(
        (one) =>
          /^prospector \d/.test(one) &&
          one.endsWith(who(whose)) &&
          table.isOnSameMap(one, bare(space)),
      ) ?? '')
    : `${piece} ${who(whose)}`
  table.put(key, bare(space))
}
const house: Act = (table, { whose, town = '', space = '' }) => {
  table.put(`house ${bare(town)} ${space === '' ? 1 : space}`, who(whose))
  table.add(`house supply ${who(whose)}`, -1)
}
const pillar: Act = (table, { whose, town = '' }) => {
  table.gather(`pillars ${bare(town)}`, who(whose))
  table.add(`pillar supply ${who(whose)}`, -1)
}
const mine: Act = (table, { whose, town = '' }) => {
  table.gather(`mines ${bare(town)}`, who(whose))
  table.add(`mine supply ${who(whose)}`, -1)
}
const placed: Act = (table, { tile = '', building, whose, floor }) => {
  if (who(whose) === CARDINAL)
    table.put(`room ${building} ${/upper|haut/.test(floor ?? '') ? 2 : 1} ${CARDINAL}`, tile)
}
const marker: Act = (table, { whose, points = '', action }) =>
  table.add(`markers ${action?.toLocaleLowerCase()} ${who(whose)}`, Number(points))
const fulfilled: Act = (table, { tile = '', whose }) => {
  if (who(whose) === CARDINAL) table.remove('waiting', tile)
  table.gather(`contracts ${who(whose)}`, tile)
}
const crestPlaced: Act = (table, { crest = '', building, whose }) => {
  table.put(
    `crest ${building} ${who(whose)}`,
    crest.replace(/ crest$|^blason (?:au |à la |à l’|du |de la |de l’)?/, ''),
  )
  const tile = listed(table.things[`storehouse ${who(whose)}`]).find((one) => one.includes(crest))
  table.remove(`storehouse ${who(whose)}`, tile ?? '')
}
const cathedral: Act = (table, { who: name }) => table.add(`cathedral tiles ${who(name)}`, 1)
const cleanup: Act = (table, { joker = '' }) => {
  for (let value = 1; value <= 6; value++) table.put(`dice ${value}`, '')
  table.put('wheel', joker)
}
const SEGMENT_NAMES: Readonly<Record<string, string>> = {
  'the prospector segment': 'prospector',
  'the movement icon': 'step',
  'an empty segment': 'blank',
  'le segment du prospecteur': 'prospector',
  'l’icône de mouvement': 'step',
  'un segment vide': 'blank',
}
const below: Act = (table, { segment = '' }) =>
  table.put('prospector wheel', SEGMENT_NAMES[segment] ?? '')
const decree: Act = (table, { decree: name = '' }) => table.put('decree marker', name)
const decreeOver: Act = (table) => {
  const left = listed(table.things['decrees']).slice(1)
  table.put('decrees', left.join(' | '))
  table.put('decree marker', left[0] ?? '')
}
const start: Act = (table, { town = '', king = '' }) => {
  table.put(`${table.architect} ${CARDINAL}`, bare(town))
  for (const place of Object.keys(table.things).filter((one) => /^king -?\d/.test(one)))
    table.put(
      place,
      listed(table.things[place])
        .filter((one) => one !== CARDINAL)
        .join(' | '),
    )
  const to = `king ${king}`
  table.put(to, [...listed(table.things[to]), CARDINAL].join(' | '))
}
const die: Act = (table, { colour = '', value }) => table.remove(`dice ${value}`, colour)
const unlocked: Act = (table, { count, whose }) => {
  table.add(`mines beside ${who(whose)}`, -Number(count))
  table.add(`mine supply ${who(whose)}`, Number(count))
}
const entered: Act = (table, { whose, town = '', map = '' }) =>
  table.put(`prospector ${map.length} ${who(whose)}`, bare(town))
const order: Act = (table, { list = '', gold = '', stack }) => {
  if (stack !== undefined && stack !== '') table.put('king 0', list.replaceAll(', ', ' | '))
  table.put('order', list.replaceAll(', ', ' | '))
  for (const part of gold.split(', ').filter((one) => one !== '')) {
    const [name = '', count = ''] = part.split(' ')
    table.put(`${table.gold} ${name}`, count)
  }
}
const nothing: Act = () => undefined

const EN: Grammar = {
  slides: /^Slide the contracts right/,
  places: [
    [/^(\p{L}+) action$/u, ([, action]) => `wheel ${action}`],
    [/^Beside the king track$/, () => 'king tile'],
    [/ontract offer, (\d)(?:st|nd|rd|th) space/, ([, place]) => `offer ${place}`],
    [/^Character offer/, () => 'characters'],
    [/^Fair of round (\d)$/, ([, round]) => `fair ${round}`],
    [/^Underground map (I+)$/, ([, map = '']) => `map ${map.length}`],
    [/^Technology \d$/, () => 'technologies'],
    [/^Challenge \d$/, () => 'challenges'],
    [/^Cathedral in (.+)$/, ([, town]) => `cost ${town}`],
  ],
  answers: [
    [/^(\d) faces the joker action$/, ([, value = '']) => ['wheel', value]],
    [/^The prospector segment faces the joker action$/, () => ['prospector wheel', 'prospector']],
    [/^The movement icon faces the joker action$/, () => ['prospector wheel', 'step']],
    [/^An empty segment faces the joker action$/, () => ['prospector wheel', 'blank']],
    [/^Roll a (.+) (\d)$/, ([, colour = '', value]) => [`dice ${value}`, colour]],
    [/merchant starts in (.+)$/, ([, town = '']) => [`merchant ${CARDINAL}`, bare(town)]],
    [/× pillars$/i, () => ['overlay', 'pillar']],
    [/× houses$/i, () => ['overlay', 'house']],
  ],
  lines: [
    [/^Take the (?<colour>[^§]+) (?<value>\d) from the wheel\.$/, die],
    [
      /^Take (?:the )?(?<tile>§\d+§) from (?<from>.+?)(?:: (?<to>.+))?\.$/,
      (table, { from = '', ...found }) => take(table, { ...found, from: FROM.en(from) }),
    ],
    [
      /^Put (?:the )?(?<tile>§\d+§) from beside the king track into the box\.$/,
      (table) => table.put('king tile', ''),
    ],
    [/^Move (?<whose>.+?)’s king marker to (?<space>−?\d+), on top of any there\.$/, moveKing],
    [/^Move (?<whose>.+?)’s (?<piece>merchant|architect|prospector) to (?<space>.+)\.$/, move],
    [
      /^Place one of (?<whose>.+?)’s houses in (?<town>[^,]+?)(?:, house space (?<space>\d)(?: \(.+\))?)?\.$/,
      house,
    ],
    [/^Place one of (?<whose>.+?)’s pillars at the cathedral in (?<town>.+)\.$/, pillar],
    [/^Place one of (?<whose>.+?)’s mines in (?<town>.+)\.$/, mine],
    [/^Put all characters of the offer aside/, (table) => table.put('characters', '')],
    [
      /^Place (?:the )?(?<tile>§\d+§) in building (?<building>\d) on (?<whose>.+?)’s board, (?<floor>.+)\.$/,
      placed,
    ],
    [
      /^Move the house of building \d to (?<whose>.+?)’s supply\.$/,
      (table, { whose }) => table.add(`house supply ${who(whose)}`, 1),
    ],
    [
      /^Move the pillar of contract space \d to (?<whose>.+?)’s supply\.$/,
      (table, { whose }) => table.add(`pillar supply ${who(whose)}`, 1),
    ],
    [
      /^Building \d is complete: place (?<whose>.+?)’s \+(?<points>\d) marker on the (?<action>\p{L}+) action\.$/u,
      marker,
    ],
    [/^Move (?:the )?(?<tile>§\d+§) to (?<whose>.+?)’s pile of fulfilled contracts\.$/, fulfilled],
    [
      /^Place the (?<crest>§\d+§|[^§]+?)(?: crest)? under building (?<building>\d) on (?<whose>.+?)’s board\.$/,
      crestPlaced,
    ],
    [
      /^Give the Cardinal (?:the )?(?<tile>§\d+§): inactive/,
      (table, { tile = '' }) => table.gather(`storehouse ${CARDINAL}`, tile),
    ],
    [/^Give (?<who>.+?) the \d+ VP cathedral tile in .+\.$/, cathedral],
    [/^Put all dice in the bag\..*: (?<joker>\d) faces the joker action\.$/, cleanup],
    [
      /^Turn the prospector wheel one step counter-clockwise: (?<segment>.+) faces the joker action\.$/,
      below,
    ],
    [/^The Cardinal rolls \d and \d: put its marker on the decree (?<decree>.+)\.$/, decree],
    [/^Move its marker on to the decree (?<decree>.+)\.$/, decree],
    [/^Remove the leftmost decree/, decreeOver],
    [
      /^Place its architect at the cathedral in (?<town>.+?), its king marker on (?<king>\d), and its bonus markers/,
      start,
    ],
    [
      /^Lay out its decrees from the left: (?<list>.+)\.$/,
      (table, { list = '' }) => {
        table.put('decrees', list.replaceAll(', ', ' | '))
        table.put('decree marker', list.split(', ')[0] ?? '')
      },
    ],
    [/^King’s Surprise of the Cardinal/, nothing],
    [/^Move (?<count>\d) of (?<whose>.+?)’s mines from beside the king track/, unlocked],
    [/^Place (?<whose>.+?)’s prospector in (?<town>.+), on underground map (?<map>I+)\.$/, entered],
    [/^Put an X on the tablet/, (table) => table.add('tablets', 1)],
    [/^Put under their pile/, nothing],
    [
      /^Turn order: (?<list>.+?)\.(?: Starting gold: (?<gold>.+?)\.)?(?<stack> All king markers.*the first player’s at the bottom\.)?$/,
      order,
    ],
    [/: neither house nor merchant/, nothing],
    [/^(?<who>[^:]+): (?<list>[+−]\d.*)\.$/, changes],
  ],
}
const FR: Grammar = {
  slides: /^Faites glisser les contrats/,
  places: [
    [/^Action (\p{L}+)$/u, ([, action]) => `wheel ${action}`],
    [/^Près de la piste du Roi$/, () => 'king tile'],
    [/ffre de contrats, (\d)(?:re|e) case/, ([, place]) => `offer ${place}`],
    [/^Offre de personnages/, () => 'characters'],
    [/^Foire de la manche (\d)$/, ([, round]) => `fair ${round}`],
    [/^Souterrain (I+)$/, ([, map = '']) => `map ${map.length}`],
    [/^Technologie \d$/, () => 'technologies'],
    [/^Défi \d$/, () => 'challenges'],
    [/^Cathédrale à (.+)$/, ([, town]) => `cost ${town}`],
  ],
  answers: [
    [/^Le (\d) fait face à l’action joker$/i, ([, value = '']) => ['wheel', value]],
    [/^Le segment du prospecteur fait face/, () => ['prospector wheel', 'prospector']],
    [/^L’icône de mouvement fait face/, () => ['prospector wheel', 'step']],
    [/^Un segment vide fait face/, () => ['prospector wheel', 'blank']],
    [/^Obtenir le dé (.+)\s(\d)$/, ([, colour = '', value]) => [`dice ${value}`, colour]],
    [/commence (?:à|dans|sur) (.+)$/, ([, town = '']) => [`marchand ${CARDINAL}`, bare(town)]],
    [/× piliers$/i, () => ['overlay', 'pillar']],
    [/× maisons$/i, () => ['overlay', 'house']],
  ],
  lines: [
    [/^Prenez le dé (?<colour>.+)\s(?<value>\d) sur la roue\.$/, die],
    [
      /^Prenez (?:le |la |l’)?(?<tile>§\d+§) (?<from>.+?)(?:\u00A0: (?<to>.+))?\.$/,
      (table, { from = '', ...found }) => take(table, { ...found, from: FROM.fr(from) }),
    ],
    [
      /^Remettez (?:le |la |l’)?(?<tile>§\d+§), à côté de la piste du Roi, dans la boîte\.$/,
      (table) => table.put('king tile', ''),
    ],
    [/^Mettez le marqueur roi (?:de |d’)?(?<whose>.+?) sur (?<space>−?\d+), au-dessus/, moveKing],
    [
      /^Déplacez la figurine (?:de |d’)?(?<whose>.+?) \((?<piece>marchand|architecte|prospecteur)\)\u00A0: (?<space>.+)\.$/,
      move,
    ],
    [
      /^Placez une maison (?:de |d’)?(?<whose>du Cardinal|\S+) à (?<town>[^,]+?)(?:, emplacement (?<space>\d)(?: \(.+\))?)?\.$/,
      house,
    ],
    [
      /^Placez un pilier (?:de |d’)?(?<whose>du Cardinal|\S+) à la cathédrale, à (?<town>.+)\.$/,
      pillar,
    ],
    [/^Placez une mine (?:de |d’)?(?<whose>du Cardinal|\S+) à (?<town>.+)\.$/, mine],
    [/^Mettez de côté tous les personnages/, (table) => table.put('characters', '')],
    [
      /^Placez (?:le |la |l’)?(?<tile>§\d+§) dans le bâtiment (?<building>\d) (?:de |d’)?(?<whose>.+?), (?<floor>.+)\.$/,
      placed,
    ],
    [
      /^Mettez la maison du bâtiment \d dans la réserve (?:de |d’)?(?<whose>.+?)\.$/,
      (table, { whose }) => table.add(`house supply ${who(whose)}`, 1),
    ],
    [
      /^Mettez le pilier de la case de contrat \d dans la réserve (?:de |d’)?(?<whose>.+?)\.$/,
      (table, { whose }) => table.add(`pillar supply ${who(whose)}`, 1),
    ],
    [
      /^Bâtiment \d achevé\u00A0: placez le marqueur \+(?<points>\d) (?:de |d’)?(?<whose>.+?) sur l’action (?<action>\p{L}+)\.$/u,
      marker,
    ],
    [
      /^Mettez (?:le |la |l’)?(?<tile>§\d+§) sur la pile de contrats remplis (?:de |d’)?(?<whose>.+?)\.$/,
      fulfilled,
    ],
    [
      /^Placez le (?:blason )?(?<crest>§\d+§|[^§]+?) sous le bâtiment (?<building>\d) (?:de |d’)?(?<whose>.+?)\.$/,
      crestPlaced,
    ],
    [
      /^Donnez au Cardinal (?:le |la |l’)?(?<tile>§\d+§)\u00A0: inactif/,
      (table, { tile = '' }) => table.gather(`storehouse ${CARDINAL}`, tile),
    ],
    [/^Donnez (?:à )?(?<who>.+?) la tuile cathédrale de \d+ PV à .+\.$/, cathedral],
    [
      /^Remettez tous les dés dans le sac\..*\u00A0: le (?<joker>\d) fait face à l’action joker\.$/,
      cleanup,
    ],
    [
      /^Tournez la roue du prospecteur d’un cran dans le sens antihoraire\u00A0: (?<segment>.+) fait face à l’action joker\.$/,
      below,
    ],
    [
      /^Le Cardinal lance \d et \d\u00A0: posez son marqueur sur le décret (?<decree>.+)\.$/,
      decree,
    ],
    [/^Avancez son marqueur sur le décret (?<decree>.+)\.$/, decree],
    [/^Retirez le décret le plus à gauche/, decreeOver],
    [
      /^Placez son architecte à la cathédrale, à (?<town>.+?), son marqueur roi sur (?<king>\d), et ses marqueurs bonus/,
      start,
    ],
    [
      /^Disposez ses décrets depuis la gauche\u00A0: (?<list>.+)\.$/,
      (table, { list = '' }) => {
        table.put('decrees', list.replaceAll(', ', ' | '))
        table.put('decree marker', list.split(', ')[0] ?? '')
      },
    ],
    [/^Surprise du Roi du Cardinal/, nothing],
    [
      /^Mettez (?<count>\d) des mines (?:de |d’)?(?<whose>.+?), à côté de la piste du Roi/,
      unlocked,
    ],
    [
      /^Placez le prospecteur (?:de |d’)?(?<whose>du Cardinal|\S+) à (?<town>.+), sur le souterrain (?<map>I+)\.$/,
      entered,
    ],
    [/^Posez un X sur la tablette/, (table) => table.add('tablets', 1)],
    [/^Mettez sous leur pile/, nothing],
    [
      /^Ordre du tour\u00A0: (?<list>.+?)\.(?: Or de départ\u00A0: (?<gold>.+?)\.)?(?<stack> Tous les marqueurs.*celui du premier joueur en bas\.)?$/,
      order,
    ],
    [/: ni maison ni marchand/, nothing],
    [/^(?<who>[^:]+?)\u00A0: (?<list>[+−]\d.*)\.$/, changes],
  ],
}
const GRAMMARS = { en: EN, fr: FR } as const
