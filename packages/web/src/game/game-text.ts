/** The words of one game: names of its players, places and tiles, its moves and events. */
import type { AnswerVerb, GameEvent, Game, Refusal, State, Warning } from '@tiletum/engine'
import { placeById } from '@tiletum/text'
import type { MoveText } from '@tiletum/text'
import { facesOf } from './faces.ts'
import { partsIn } from './move-parts.ts'
import type { Words } from '../shared/language/words.ts'

export interface GameText {
  readonly seat: (seat: number) => string
  readonly place: (space: string) => string
  /** Name of a space as it stands within a sentence. */
  readonly where: (space: string) => string
  readonly tile: (id: string) => string
  /** Describes a move in a state in which it is, was or might be possible. */
  readonly move: (state: State, notation: string) => MoveText
  readonly refusal: (refusal: Refusal) => string
  readonly warning: (warning: Warning) => string
  readonly sentences: (events: readonly GameEvent[]) => readonly string[]
  /** Describes a whole turn in one sentence. */
  readonly turn: (events: readonly GameEvent[]) => string | undefined
  /** Describes a line of the Cardinalbot's reasons. */
  readonly trace: (event: GameEvent) => string | undefined
}

export function createGameText(words: Words, game: Game, names: readonly string[]): GameText {
  const { rules } = game
  const faces = facesOf(rules)
  const seats = distinct(
    Array.from({ length: rules.seats }, (_, seat) => names[seat] ?? words.web.setup.bot),
  )
  const told = { rules, seats }
  /** Cache of move texts by state: rows and buttons ask for the same ones again and again. */
  const described = new WeakMap<State, Map<string, MoveText>>()
  const describe = (state: State, notation: string): MoveText => {
    const move = game.parse(notation)
    if (typeof move !== 'number' || !canBeTold(game, state, notation))
      return { label: notation, long: notation }
    return words.moves.describe(told, state, move)
  }
  return {
    seat: (seat) => seats[seat] ?? '',
    place(space) {
      const place = placeById(told, space)
      if ('town' in place) return place.town
      return 'road' in place
        ? words.web.place.road(...place.road)
        : words.web.place.tunnel(place.tunnel)
    },
    where: (space) => words.things.place(placeById(told, space)),
    tile(id) {
      const store = faces.store(id)
      if (store !== undefined) return words.effects.store(store)
      const character = faces.character(id)
      if (character === undefined) return id
      const { kind, bonus } = character
      return words.components.describe({ is: 'character', kind, bonus })
    },
    move(state, notation) {
      const known = described.get(state) ?? new Map<string, MoveText>()
      described.set(state, known)
      const text = known.get(notation) ?? describe(state, notation)
      known.set(notation, text)
      return text
    },
    refusal: (refusal) => words.refusals.say(told, refusal),
    warning: (warning) => words.warnings.say(told, warning),
    sentences: (events) => words.log.sentences(told, events),
    turn: (events) => words.log.turn(told, events),
    trace: (event) => words.solo.tell(told, event),
  }
}

/** Adds a number to players of the same name. */
export function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const same = names.slice(0, seat).filter((other) => other === name).length
    return same === 0 ? name : `${name} ${same + 1}`
  })
}

/** A move is described for the seat that decides; without such a seat it can't be described. */
function canBeTold(game: Game, state: State, notation: string): boolean {
  const { who } = game.awaiting(state)
  if (who !== 'chance') return who === 'seat'
  const verb = partsIn(game, notation)?.verb
  return verb !== undefined && Object.hasOwn(ANSWERS, verb)
}

const ANSWERS: Readonly<Record<AnswerVerb, true>> = {
  'wheel <value>': true,
  'action <action>': true,
  'draw <face>': true,
  'cost <cost>': true,
  'town <space>': true,
  'fair <fair>': true,
  'corruption <corruption>': true,
  'roll <colour> <value>': true,
  'first <seat>': true,
  'bot roll <value> <value>': true,
  'challenge <challenge>': true,
  'bot merchant <space>': true,
  'bot crest <face>': true,
  'pick die <colour> <value>': true,
  'pick tile <face> at <space>': true,
  'pick town <space>': true,
  'pick house space <houseSpace>': true,
  'pick character <face>': true,
  'pick contract <face>': true,
  'pick resource <resource>': true,
  'side <side>': true,
  'prospector wheel <segment>': true,
  'technology tile <technology>': true,
  'overlay <overlay>': true,
  'surprise <surprise>': true,
  'pick way <space>': true,
  'tell later': true,
}
