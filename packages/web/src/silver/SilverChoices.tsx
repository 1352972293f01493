/** The expansion's choices that are no question of pressing something on the board. */
import { RESOURCES } from '@tiletum/engine'
import type { Action } from '@tiletum/engine'
import type { ReactNode } from 'react'
import { ACTION_ICON, ActionPoints, Icon, ResourceToken, StoreTile } from '../art/index.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { TECHNOLOGY_ICON } from './technology-icons.ts'
import { Thing } from '../ui/Thing.tsx'

/** @param choices The moves among which it lets choose. */
export function SilverChoices({ choices }: { readonly choices: readonly string[] }) {
  const { pending } = useSnapshot()
  const now = pending.at(-1)
  const revealed =
    now?.is === 'revealed-contracts' || now?.is === 'revealed-tiles' ? now : undefined
  return (
    <>
      {revealed === undefined ? undefined : (
        <TurnedUp
          tiles={revealed.tiles}
          price={revealed.is === 'revealed-contracts' ? revealed.price : undefined}
        />
      )}
      {choices.map((notation) => (
        <ChoiceButton key={notation} notation={notation} />
      ))}
    </>
  )
}

interface TurnedUpProps {
  readonly tiles: readonly string[]
  /** In action points, where it costs some. */
  readonly price: number | undefined
}

function TurnedUp({ tiles, price }: TurnedUpProps) {
  const { say, faces } = useTable()
  return (
    <ul className="turned-up">
      {tiles.map((tile, index) => {
        const store = faces.store(tile)
        return store === undefined ? undefined : (
          // oxlint-disable-next-line react/no-array-index-key -- equal tiles are alike
          <li key={`${tile} ${index}`}>
            <Thing moves={`take ${tile}`} label={say.tile(tile)} fly={tile}>
              <StoreTile store={store} size={64} />
            </Thing>
            {price === undefined ? undefined : <ActionPoints points={price} size={20} />}
          </li>
        )
      })}
    </ul>
  )
}

function ChoiceButton({ notation }: { readonly notation: string }) {
  const { say, play, table } = useTable()
  const { label, long } = say.move(table.snapshot().state, notation)
  return (
    <button type="button" data-legal={notation} data-tip={long} onClick={() => play(notation)}>
      {signOf(notation)}
      {label}
    </button>
  )
}

function signOf(notation: string): ReactNode {
  const [verb, second = '', third = ''] = notation.split(' ')
  switch (verb) {
    case 'change':
      return <Icon name={ACTION_ICON[third as Action]} size={22} />
    case 'technology':
      return <Icon name={TECHNOLOGY_ICON[`technology.${second}`] ?? 'technology'} size={22} />
    case 'enter':
      return <Icon name="prospector-piece" size={22} />
    case 'reveal':
      return <Icon name="reveal" size={22} />
    case 'resource':
    case 'give': {
      const resource = RESOURCES.find((one) => one === third)
      return resource === undefined ? undefined : <ResourceToken resource={resource} size={26} />
    }
    default:
      return undefined
  }
}
