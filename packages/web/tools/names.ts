/** What the things and the rows for a move are called on the screen, as a person who reads it finds them. */
import { NONE, RESOURCES, spaceFacts, tableFacts } from '@tiletum/engine'
import type { Resource } from '@tiletum/engine'
import { silverTable } from '@tiletum/text/en/silver-table'
import { words } from '../src/shared/language/words.en.ts'
import { walkerOf } from '../src/game/expansions/expansions.ts'
import { partsIn } from '../src/game/move-parts.ts'
import { createGameText } from '../src/game/game-text.ts'
import { movesAt } from '../src/table/board/space-moves.ts'
import { spaceOf } from '../src/game/intent/move-space.ts'
import { movesNamed, tryMoves } from '../src/game/try-moves.ts'
import { sequenceText } from '../src/table/moves/sequence-text.ts'
import type { Seen } from './same-turn.ts'

const { hand, nouns, web } = words

/** A thing on the table: a button, or a listed good. */
export interface Named {
  readonly role: 'button' | 'listitem'
  readonly name: RegExp
  /** Which of the things of that name; without it, each of them is tried. */
  readonly nth?: number
  /** The part of the table it lies in. */
  readonly within?: string
}

export interface Names {
  /** A row that plays these moves and no others; what the row above says already is left out. */
  readonly rows: (moves: readonly string[]) => RegExp
  /** What a tooltip says that a press on its thing plays. */
  readonly onePress: (moves: readonly string[]) => readonly string[]
  /** Buttons beside the board that play these moves. */
  readonly direct: (moves: readonly string[]) => readonly string[]
  /** A row of the list of moves, or of a sheet that asks which move is meant. */
  readonly listed: (move: string) => RegExp
  /** The things of a move, the nearest to it first. */
  readonly things: (move: string) => readonly Named[]
}

export const SEATS = ['Anna', 'Bruno', 'Clara', 'Dario']
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const exactly = (text: string): RegExp => new RegExp(`^${escaped(text)}$`, 'u')
const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}(?:$|[.:( ])`, 'u')
const button = (name: RegExp, where: Omit<Named, 'role' | 'name'> = {}): Named => ({
  role: 'button',
  name,
  ...where,
})

/** The buttons with which goods are chosen. */
const padsFor = (goods: string): readonly Named[] =>
  RESOURCES.filter((resource) => goods.split('+').includes(resource)).map((resource) =>
    button(beginning(web.pad.more(nouns.resource[resource]))),
  )

const goodsPressed = ([give, get]: readonly [Resource, Resource]): readonly Named[] => [
  button(exactly(hand.exchange.pair(nouns.resource[give], nouns.resource[get]))),
]

export function namesIn({ game, state, options, legal }: Seen): Names {
  const { rules } = game
  const say = createGameText(words, game, SEATS.slice(0, rules.seats))
  /** A tile that is offered only later cannot be told as left: no row says that. */
  const isUntold = (move: string): boolean => move === 'leave' && !legal.has(move)
  const textOf = (move: string) =>
    isUntold(move) ? { label: '-', long: '-' } : say.move(state, move)
  const told = (notations: readonly string[]) => {
    const moves = movesNamed(game, notations)
    return tryMoves(game, state, moves) === undefined
      ? '-'
      : sequenceText(words, say, { game, state }, moves)
  }
  return {
    rows: (moves) =>
      moves.length === 1 && moves[0] === 'end turn'
        ? new RegExp(`^(?:${escaped(told(moves))}|${hand.anyway['end turn']})`, 'u')
        : // After it stands at most what it wastes or reveals, a sentence of its own.
          new RegExp(`^${escaped(told(moves))}(?! ×|,)`, 'u'),
    listed: (move) => new RegExp(`^${escaped(textOf(move).long)}`, 'u'),
    onePress: (moves) => [
      hand.series(told(moves)),
      ...(moves.length === 1 ? [hand.series(textOf(moves[0] ?? '').long)] : []),
    ],
    direct(moves) {
      const [first = '', second = '', ...more] = moves
      const label = textOf(first).label
      const parts = partsIn(game, first)
      const then = partsIn(game, second)
      if (parts?.verb === 'die <colour> <value>') {
        if (then === undefined) return [web.die.take]
        if (then.verb === 'take <face>')
          return more.length === 0
            ? [hand.die.withTile]
            : more.length === 1
              ? [hand.die.atOnce]
              : []
        if (then.verb === 'act <action>') return [hand.die.act(nouns.action[then.args[0]])]
        return then.verb === 'leave' ? [hand.die.withoutTile] : []
      }
      if (parts?.verb === 'climb' && moves.length > 1 && moves.every((move) => move === first))
        return [web.tray.allSteps(moves.length)]
      if (parts?.verb === 'take <face>' && then?.verb === 'use <face>' && more.length === 0)
        return [hand.takeAndUse]
      if (parts === undefined || moves.length > 1) return []
      switch (parts.verb) {
        case 'exchange <resource> <resource>':
          return [hand.exchange.pair(nouns.resource[parts.args[0]], nouns.resource[parts.args[1]])]
        case 'end turn':
          return [web.tray.endTurn]
        case 'done':
          return [web.tray.done]
        default:
          // The choices of the moment are buttons that say just this.
          return options.some(({ notation, task }) => notation === first && !task) ? [label] : []
      }
    },
    things(move) {
      const parts = partsIn(game, move)
      if (parts === undefined) return []
      const space = spaceOf(rules, parts)
      const at = rules.names.space.flatMap((id, index) =>
        movesAt(spaceFacts(rules, state, index)).includes(move)
          ? [button(beginning(say.place(id)))]
          : [],
      )
      if (parts.verb === 'icon action' || parts.verb === 'icon walk <space>')
        return [...at, button(/^Movement icon: /u)]
      if (walkerOf(parts) !== undefined) return at
      switch (parts.verb) {
        case 'die <colour> <value>':
        case 'die <colour> <value> to <value>': {
          const { long } = textOf(`die ${parts.args[0]} ${parts.args[1]}`)
          return [button(exactly(long))]
        }
        case 'take <face>':
        case 'take <face> at <space>':
        case 'take <face> from <offerSpace>': {
          const tile = escaped(say.tile(parts.args[0]))
          return [
            button(new RegExp(`: ${tile}$`, 'u')),
            ...[web.panel.offers, web.moves.groups.choice].map((within) =>
              button(new RegExp(`^${tile}(?:$| )`, 'u'), { within }),
            ),
          ]
        }
        case 'build house <houseSpace>': {
          if (space === undefined) return []
          const free = spaceFacts(rules, state, space).houses.filter(({ owner }) => owner === NONE)
          const nth = free.findIndex(({ name }) => name === parts.args[0])
          const town = say.place(rules.names.space[space] ?? '')
          return [button(exactly(web.part(town, web.place.freeHouse)), { nth }), ...at]
        }
        case 'place <face> building <building> floor <floor>':
          return [
            button(exactly(web.board.emptyRoom(Number(parts.args[1]), Number(parts.args[2])))),
            button(beginning(say.tile(parts.args[0])), { within: web.board.storehouse }),
          ]
        case 'bonus <face>':
          return [button(new RegExp(`: ${escaped(say.tile(parts.args[0]))}$`, 'u'))]
        case 'crest <crest> building <building>':
          return [
            button(new RegExp(`^${web.board.building(Number(parts.args[1]))}(?:: |, crest)`, 'u')),
          ]
        case 'characters <building>':
          return [button(new RegExp(`^${web.board.building(Number(parts.args[0]))}\\b`, 'u'))]
        case 'buy <resource>':
        case 'earmark <resource>':
        case 'exchange <resource> <resource>':
          return [
            ...(parts.verb === 'exchange <resource> <resource>' ? goodsPressed(parts.args) : []),
            {
              role: 'listitem',
              name: new RegExp(escaped(nouns.resource[parts.args[0]]), 'iu'),
              within: web.board.goods,
            },
          ]
        case 'gain <goods>':
        case 'gain identical <resource>':
          return padsFor(parts.args[0])
        case 'renew characters':
          return [button(beginning(web.panel.renew))]
        case 'climb':
          return [button(beginning(web.panel.king))]
        case 'end turn':
        case 'done':
          return [button(exactly(web.tray.endTurn)), button(exactly(web.tray.done))]
        case 'use <face>':
        case 'fulfil <face>':
        case 'fulfil <face> with <resource>':
        case 'fulfil <face> less <resource>':
        case 'fulfil <face> with <resource> less <resource>':
          return [button(beginning(say.tile(parts.args[0])), { within: web.board.storehouse })]
        case 'technology <technology>':
        case 'technology <technology> cheaper': {
          const known = tableFacts(rules, state).silver?.technologies
          const name = known?.find(({ word }) => word === parts.args[0])?.technology.name.en ?? ''
          return [button(beginning(silverTable.technology.name(name)))]
        }
        default: {
          const { label } = textOf(move)
          return at.length > 0 ? at : [button(beginning(label))]
        }
      }
    },
  }
}
