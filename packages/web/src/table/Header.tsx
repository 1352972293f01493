/** The line above the table: the round, the score, and the ways to other pages. */
import { memo } from 'react'
import { languagesFrom, LANGUAGE_NAMES } from '@tiletum/text'
import { Banner, CorruptionToken, Icon } from '../shared/art/index.ts'
import type { IconName } from '../shared/art/index.ts'
import { go } from '../shared/navigation/route.ts'
import { seatIn, tableIn } from '../game/position.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import { isActive } from '../game/snapshot.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { Group } from '../shared/ui/Group.tsx'
import type { OpenSheet } from './open-sheet.ts'
import { Standing } from './Standing.tsx'
import './Header.css'

const selectRound = ({ state }: Snapshot) => state.round
const selectTurn = ({ state }: Snapshot) => state.turn
const selectRevealed = (snapshot: Snapshot) => tableIn(snapshot).corruption
const selectOrder = ({ state }: Snapshot) => state.order
const selectPhase = ({ over, pending, state }: Snapshot) => {
  if (over) return 'over'
  if (state.round === 0) return 'setup'
  // Outside a turn only the king phase asks for something: its tile, or a technology.
  const asked = pending.at(-1)
  return asked !== undefined && state.active < 0 ? 'king' : 'action'
}

interface HeaderProps {
  /** The seat that looks at the table. */
  readonly seat: number
  readonly onSheet: (sheet: OpenSheet) => void
  readonly onSave: () => void
}

const TURNS = 3

export const Header = memo(function Header({ seat: me, onSheet, onSave }: HeaderProps) {
  const round = useSelected(selectRound)
  const turn = useSelected(selectTurn)
  const revealed = useSelected(selectRevealed)
  const order = useSelected(selectOrder)
  const phase = useSelected(selectPhase)
  const { edition } = useTable()
  const { language, chosen, words, speak } = useLanguage()
  const { web } = words
  const [, other = language] = languagesFrom(language)
  return (
    <header className="bar">
      <BarButton icon="menu" label={web.bar.menu} onPress={() => go({ at: 'start' })} />
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
          <SeatInOrder key={seat} seat={seat} />
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
          {LANGUAGE_NAMES[other]}
        </button>
        <BarButton icon="save" label={web.bar.save} onPress={onSave} />
        <BarButton
          icon="help"
          label={web.bar.keys}
          className="plain keys"
          onPress={() => onSheet({ is: 'keys' })}
        />
        <BarButton
          icon="settings"
          label={web.bar.settings}
          onPress={() => onSheet({ is: 'settings' })}
        />
        <BarButton
          icon="book"
          label={web.bar.rules}
          onPress={() => onSheet({ is: 'rules', clause: undefined })}
        />
      </span>
    </header>
  )
})

/** The turn order, with the points of each seat. */
function SeatInOrder({ seat }: { readonly seat: number }) {
  const vp = useSelected((snapshot) => seatIn(snapshot, seat).vp)
  const active = useSelected((snapshot) => isActive(snapshot, seat))
  const { say, colours } = useTable()
  const { web } = useLanguage().words
  return (
    <li
      data-tip={web.part(web.bar.order, `${say.seat(seat)}, ${web.board.vp(vp)}`)}
      aria-current={active ? 'true' : undefined}
    >
      <Banner player={colours[seat] ?? 'cardinal'} size={20} />
      <span className="who">{say.seat(seat)}</span>
      <span aria-hidden="true">{vp}</span>
      <span className="unseen">{web.board.vp(vp)}</span>
    </li>
  )
}

interface BarButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly className?: string
  readonly onPress: () => void
}

function BarButton({ icon, label, className = 'plain', onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={onPress}
      aria-label={label}
      data-tip={label}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
