/** What may come up, as it is drawn in the game; what has no drawing is said in words. */
import type { Game } from '@tiletum/engine'
import {
  CharacterTile,
  CorruptionToken,
  CostTileFace,
  Die,
  FairTileFace,
  StoreTile,
} from '../shared/art/index.ts'
import { facesOf } from '../game/faces.ts'

interface AnswerFaceProps {
  readonly game: Game
  readonly notation: string
  readonly size: number
}

export function AnswerFace({ game, notation, size }: AnswerFaceProps) {
  const move = game.parse(notation)
  if (typeof move !== 'number') return undefined
  const parts = game.partsOf(move)
  switch (parts.verb) {
    case 'draw <face>':
    case 'bot crest <face>':
    case 'pick character <face>':
    case 'pick contract <face>':
    case 'pick tile <face> at <space>':
    case 'take <face>':
    case 'take <face> from <offerSpace>':
    case 'take <face> at <space>':
    case 'fulfil <face>':
    case 'use <face>':
    case 'bonus <face>':
      return <TileFace game={game} id={parts.args[0]} size={size} />
    case 'cost <cost>':
      return <CostFace game={game} id={parts.args[0]} size={size} />
    case 'fair <fair>': {
      const fair = game.rules.fairs.find(({ tile }) => tile.id === parts.args[0])
      return fair === undefined ? undefined : (
        <FairTileFace scores={fair.tile.scores} vp={fair.tile.vp} size={size * 1.25} />
      )
    }
    case 'corruption <corruption>':
      return <CorruptionToken spaces={Number(parts.args[0])} size={size} />
    case 'roll <colour> <value>':
    case 'die <colour> <value>':
    case 'die <colour> <value> to <value>':
    case 'pick die <colour> <value>': {
      const [colour, value] = parts.args
      return (
        <Die resource={facesOf(game.rules).die(colour)} value={Number(value)} size={size * 0.8} />
      )
    }
    default:
      return undefined
  }
}

interface IdProps {
  readonly game: Game
  readonly id: string
  readonly size: number
}

export function TileFace({ game, id, size }: IdProps) {
  const faces = facesOf(game.rules)
  const store = faces.store(id)
  if (store !== undefined) return <StoreTile store={store} size={size} />
  const character = faces.character(id)
  return character === undefined ? undefined : (
    <CharacterTile kind={character.kind} bonus={character.bonus} size={size} />
  )
}

export function CostFace({ game: { rules }, id, size }: IdProps) {
  const index = rules.costs.findIndex((each) => each.id === id)
  const cost = rules.costs[index]
  if (cost === undefined) return undefined
  if (cost.closed) return <CostTileFace closed size={size} />
  const { silver = 0, gold = 0 } =
    rules.tables.silver?.prices[index - rules.content.costs.length] ?? {}
  const price = silver > 0 ? { silver } : gold > 0 ? { gold } : { stone: cost.stone }
  return <CostTileFace {...price} vp={cost.vp} size={size} />
}
