/** The line above the table: where the game stands, and the ways out of it. */
import { memo } from 'react'
import { Banner, CorruptionToken, Icon } from '../art/index.ts'
import { go } from '../base/navigation/route.ts'
import { tableIn } from '../game/position.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../base/language/LanguageProvider.tsx'
import { Group } from '../ui/Group.tsx'
import type { Sheet } from './sheets.ts'
import { Standing } from './Standing.tsx'
import './Header.css'

const selectRound = ({ state }: Snapshot) => state.round
const selectTurn = ({ state }: Snapshot) => state.turn
const selectRevealed = (snapshot: Snapshot) => tableIn(snapshot).corruption
const selectOrder = ({ state }: Snapshot) => state.order
const selectPhase = ({ over, pending, state }: Snapshot) => {
  if (over) return 'over'
  if (state.round === 0) return 'setup'
  // Outside of a turn only the king phase asks somebody: for its tile, or by a technology.
  const asked = pending.at(-1)
  return asked !== undefined && state.active < 0 ? 'king' : 'action'
}

interface HeaderProps {
  /** Who looks at the table. */
  readonly seat: number
  readonly onSheet: (sheet: Sheet) => void
  readonly onSave: () => void
}

const TURNS = 3

export const Header = memo(function Header({ seat: me, onSheet, onSave }: HeaderProps) {
  const round = useSelected(selectRound)
  const turn = useSelected(selectTurn)
  const revealed = useSelected(selectRevealed)
  const order = useSelected(selectOrder)
  const phase = useSelected(selectPhase)
  const { say, colours, edition } = useTable()
  const { language, chosen, words, speak } = useLanguage()
  const { web } = words
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <header className="bar">
      <button
        type="button"
        className="plain"
        onClick={() => go({ at: 'start' })}
        data-tip={web.bar.menu}
        aria-label={web.bar.menu}
      >
        <Icon name="menu" size={20} />
      </button>
      <h1>
        <b className="long">{web.bar.round(Math.max(1, round))}</b>
        <b className="short" aria-hidden="true">
          {web.bar.roundShort(Math.max(1, round))}
        </b>{' '}
        <span className={phase === 'action' ? 'phase' : undefined}>· {web.bar.phase[phase]}</span>{' '}
        {phase === 'action' && turn > 0 ? <span>· {web.bar.turn(turn)}</span> : undefined}
      </h1>
      {edition === undefined ? undefined : (
        <span className="edition" data-tip={edition}>
          {edition}
        </span>
      )}
      <Group className="corruption" label={web.bar.corruption}>
        {Array.from({ length: TURNS }, (_, index) => {
          const value = revealed[index]
          return (
            <span key={index} data-tip={web.bar.token(value)}>
              <CorruptionToken size={28} {...(value === undefined ? {} : { spaces: value })} />
              <span className="unseen">{web.bar.token(value)}</span>
            </span>
          )
        })}
      </Group>
      <Standing seat={me} />
      <ol className="order" aria-label={web.bar.order}>
        {order.map((seat) => (
          <li key={seat} data-tip={web.part(web.bar.order, say.seat(seat))}>
            <Banner player={colours[seat] ?? 'cardinal'} size={20} />
            <span className="unseen">{say.seat(seat)}</span>
          </li>
        ))}
      </ol>
      <span className="bar-buttons">
        <button
          type="button"
          className="plain language"
          lang={other}
          disabled={chosen !== language}
          onClick={() => speak(other)}
        >
          {other === 'fr' ? 'Français' : 'English'}
        </button>
        <button
          type="button"
          className="plain"
          onClick={onSave}
          aria-label={web.bar.save}
          data-tip={web.bar.save}
        >
          <Icon name="save" size={20} />
        </button>
        <button
          type="button"
          className="plain keys"
          onClick={() => onSheet({ is: 'keys' })}
          aria-label={web.bar.keys}
          data-tip={web.bar.keys}
        >
          <Icon name="help" size={20} />
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => onSheet({ is: 'settings' })}
          aria-label={web.bar.settings}
          data-tip={web.bar.settings}
        >
          <Icon name="settings" size={20} />
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => onSheet({ is: 'rules', clause: undefined })}
          aria-label={web.bar.rules}
          data-tip={web.bar.rules}
        >
          <Icon name="book" size={20} />
        </button>
      </span>
    </header>
  )
})
