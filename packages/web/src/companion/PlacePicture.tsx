/** Where the next tile goes, on a small picture of the real board. */
import { firstPosition, wheelFacts } from '@tiletum/engine'
import type { Game, State, TileGoes } from '@tiletum/engine'
import { actionSpot, Icon, Wheel, WHEEL } from '../shared/art/index.ts'

interface PlacePictureProps {
  readonly game: Game
  readonly state: State
  readonly goes: TileGoes
}

const SIZE = 88

export function PlacePicture({ game, state, goes }: PlacePictureProps) {
  switch (goes.to) {
    case 'action':
      return <WheelWith game={game} state={state} action={goes.action} />
    case 'king-track':
      return <Icon name="king" size={48} />
    case 'contract-offer':
    case 'character-offer':
      return <Row of={5} lit={goes.place} />
    case 'fair':
      return <Row of={4} lit={goes.round} />
    case 'underground-map':
      return <Row of={3} lit={goes.map} />
    case 'technologies':
      return <Row of={3} lit={goes.place} />
    case 'challenges':
      return undefined
    case 'space':
    case 'cathedral':
      return <Towns game={game} lit={goes.space} />
  }
}

/** A row of spaces from left to right. */
function Row({ of, lit }: { readonly of: number; readonly lit: number }) {
  return (
    <span className="place-row" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- spaces keep their places
        <span key={index} data-lit={index + 1 === lit ? '' : undefined} />
      ))}
    </span>
  )
}

function WheelWith({
  game,
  state,
  action,
}: Omit<PlacePictureProps, 'goes'> & { readonly action: string }) {
  const start = firstPosition(game.rules, state).value
  const around = wheelFacts(game.rules, state).toSorted(
    (one, other) => ((one.value - start + 6) % 6) - ((other.value - start + 6) % 6),
  )
  const position = around.findIndex((segment) => segment.action === action)
  if (position < 0) return <Icon name="prospector" size={48} />
  const { x, y, size } = actionSpot(position)
  const scale = SIZE / WHEEL.size
  return (
    <span className="place-wheel" aria-hidden="true">
      <Wheel actions={around.map((segment) => segment.action)} first={start} size={SIZE} />
      <span
        className="lit"
        style={{
          insetInlineStart: (x - size / 2) * scale - 4,
          insetBlockStart: (y - size / 2) * scale - 4,
          inlineSize: size * scale + 8,
          blockSize: size * scale + 8,
        }}
      />
    </span>
  )
}

/** The towns of the map as dots, the one meant large; nothing for places underground. */
function Towns({ game, lit }: { readonly game: Game; readonly lit: string }) {
  const { towns } = game.rules.content.map
  const here = towns.find(({ id }) => id === lit)
  if (here === undefined) return undefined
  const lons = towns.map(({ lon }) => lon)
  const lats = towns.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const at = ({ lon, lat }: { readonly lon: number; readonly lat: number }) => ({
    cx: 6 + ((lon - west) / (east - west)) * 108,
    cy: 6 + ((north - lat) / (north - south)) * 68,
  })
  return (
    <svg className="place-map" viewBox="0 0 120 80" width="120" height="80" aria-hidden="true">
      {towns.map((town) => (
        <circle key={town.id} {...at(town)} r={2} />
      ))}
      <circle className="lit" {...at(here)} r={6} />
    </svg>
  )
}
