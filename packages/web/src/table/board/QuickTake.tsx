/**
 * Buttons under the die that the mouse is over: one press takes the die. The die itself opens its
 * card, which has every choice and is the way for keys, fingers and screen readers.
 */
import type { DieColour } from '@tiletum/engine'
import { ACTION_ICON, Icon, StoreTile } from '../../shared/art/index.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { dieChoicesOf } from './die-choices.ts'
import './QuickTake.css'

interface QuickTakeProps {
  readonly colour: DieColour
  readonly value: number
  readonly style: React.CSSProperties
  readonly onLeave: () => void
}

export function QuickTake({ colour, value, style, onLeave }: QuickTakeProps) {
  const { table, play, faces } = useTable()
  const { hand, nouns, web } = useLanguage().words
  const { move, tile, withTile, atOnce, acts } = dieChoicesOf(table, colour, value)
  const store = tile === undefined ? undefined : faces.store(tile)
  const button = (moves: readonly string[], label: string, face: React.ReactNode) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-label={label}
      data-tip={label}
      data-clear=""
      onClick={() => play(...moves)}
    >
      {face}
    </button>
  )
  return (
    <span className="at quick-take" style={style} aria-hidden="true" onPointerLeave={onLeave}>
      <span className="signs">
        {button([move], web.die.take, <Icon name="confirm" size={18} />)}
        {withTile === undefined || store === undefined
          ? undefined
          : button(
              withTile,
              hand.die.withTile,
              <>
                <Icon name="confirm" size={18} />
                <StoreTile store={store} size={20} />
              </>,
            )}
        {atOnce === undefined || store === undefined
          ? undefined
          : button(
              atOnce,
              hand.die.atOnce,
              <>
                <Icon name="confirm" size={18} />
                <StoreTile store={store} size={20} />
                <Icon name="step" size={14} />
              </>,
            )}
        {acts.map(({ action, moves }) =>
          button(
            moves,
            hand.die.act(nouns.action[action]),
            <>
              <Icon name="confirm" size={18} />
              <Icon name={ACTION_ICON[action]} size={20} />
            </>,
          ),
        )}
      </span>
    </span>
  )
}
