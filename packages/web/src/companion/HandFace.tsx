/** What the hand takes, places or moves, drawn as it looks here and in the colours of the box. */
import type { Game, GameEvent } from '@tiletum/engine'
import {
  CathedralTile,
  Die,
  Icon,
  Piece,
  ResourceToken,
  VictoryPoints,
} from '../shared/art/index.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { facesOf } from '../game/faces.ts'
import { TileFace } from './AnswerFace.tsx'

interface HandFaceProps {
  readonly game: Game
  readonly event: GameEvent
}

const SIZE = 40

export function HandFace({ game, event }: HandFaceProps) {
  const { seat } = event
  const player = seat === undefined || seat === game.bot ? 'cardinal' : PLAYER_COLOURS[seat]
  switch (event.event) {
    case 'die': {
      const { colour, printed } = event.facts
      return <Die resource={facesOf(game.rules).die(colour)} value={printed} size={SIZE} />
    }
    case 'take':
    case 'discard':
    case 'place':
    case 'fulfil':
    case 'bot-crest':
      return <TileFace game={game} id={event.facts.tile} size={SIZE} />
    case 'walk':
      return <Piece kind={event.facts.piece} player={player ?? 'cardinal'} size={SIZE * 0.75} />
    case 'build':
      return <Piece kind={event.facts.what} player={player ?? 'cardinal'} size={SIZE * 0.75} />
    case 'mine':
      return <Piece kind="mine" player={player ?? 'cardinal'} size={SIZE * 0.75} />
    case 'gain':
    case 'pay':
      return <ResourceToken resource={event.facts.resource} size={SIZE * 0.8} />
    case 'gain-silver':
    case 'pay-silver':
      return <ResourceToken resource="silver" size={SIZE * 0.8} />
    case 'score':
      return <VictoryPoints points={event.facts.points} size={SIZE} />
    case 'contribute':
      return <CathedralTile vp={event.facts.tile} size={SIZE} />
    case 'enter':
      return <Piece kind="prospector" player={player ?? 'cardinal'} size={SIZE * 0.75} />
    case 'king':
      return <Icon name="king" size={SIZE * 0.8} />
    case 'crest':
      return <Icon name={event.facts.crest} size={SIZE * 0.8} />
    case 'bot-roll':
    case 'bot-next-decree':
      return <Icon name="decree" size={SIZE * 0.8} />
    default:
      return undefined
  }
}
