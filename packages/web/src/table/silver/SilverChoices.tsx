/** The choices of the expansion that are not made by pressing something on the board. */
import type { Option } from '@tiletum/engine'
import type { ReactNode } from 'react'
import {
  ACTION_ICON,
  ActionPoints,
  Icon,
  ResourceToken,
  StoreTile,
} from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { TECHNOLOGY_ICON } from './technology-icons.ts'
import { Pressable, usePress } from '../moves/Pressable.tsx'

/** @param choices The options to choose from. */
export function SilverChoices({ choices }: { readonly choices: readonly Option[] }) {
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
      {choices.map((option) => (
        <ChoiceButton key={option.notation} option={option} />
      ))}
    </>
  )
}

interface TurnedUpProps {
  readonly tiles: readonly string[]
  /** Price in action points, if there is one. */
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
            <Pressable wanted={[[`take ${tile}`]]} label={say.tile(tile)} fly={tile}>
              <StoreTile store={store} size={64} />
            </Pressable>
            {price === undefined ? undefined : <ActionPoints points={price} size={20} />}
          </li>
        )
      })}
    </ul>
  )
}

function ChoiceButton({ option }: { readonly option: Option }) {
  const { notation } = option
  const { say, play, table } = useTable()
  const { key } = usePress([[notation]])
  const { label, long } = say.move(table.snapshot().state, notation)
  return (
    <button
      type="button"
      data-legal={notation}
      data-press={key}
      data-tip={long}
      onClick={() => play(notation)}
    >
      {signOf(option)}
      {label}
    </button>
  )
}

function signOf(option: Option): ReactNode {
  switch (option.verb) {
    case 'change to <action>':
      return <Icon name={ACTION_ICON[option.args[0]]} size={22} />
    case 'technology <technology> cheaper':
      return (
        <Icon name={TECHNOLOGY_ICON[`technology.${option.args[0]}`] ?? 'technology'} size={22} />
      )
    case 'enter <map> free':
      return <Icon name="prospector-piece" size={22} />
    case 'reveal contracts':
    case 'reveal tiles':
      return <Icon name="reveal" size={22} />
    case 'resource tile <resource>':
    case 'give up <resource>':
      return <ResourceToken resource={option.args[0]} size={26} />
    default:
      return undefined
  }
}
