/** A row for every player. */
import { memo } from 'react'
import { Banner, Icon, ResourceToken, VictoryPoints } from '../../shared/art/index.ts'
import { seatIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import { isActive } from '../../game/snapshot.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { goodName } from '../moves/goods-phrase.ts'
import { useMedia } from '../../shared/ui/media.ts'
import { minus } from '../../shared/ui/minus.ts'
import { BoardPanel } from './BoardPanel.tsx'
import { SeatClock } from './SeatClock.tsx'
import { SideBoard } from './SideBoard.tsx'
import './PlayersPanel.css'

/** Two whole boards fit side by side, with readable figures. */
const LARGE = '(width >= 1900px) and (height >= 1060px)'

const selectOrder = ({ state }: Snapshot) => state.order

interface PlayersPanelProps {
  readonly onBoard: (seat: number) => void
  /**
   * The seat whose board is already shown beside the rows; undefined where the boards lie below
   * them.
   */
  readonly without?: number
}

export const PlayersPanel = memo(function PlayersPanel({ onBoard, without }: PlayersPanelProps) {
  const order = useSelected(selectOrder)
  const bot = useSelected(({ game }) => game.bot)
  const large = useMedia(LARGE)
  const { web } = useLanguage().words
  const shown = order.filter((seat) => seat !== without)
  const drawn = without !== undefined
  return (
    <section className="players" aria-label={web.panel.players} id="players">
      <ol>
        {shown.map((seat) => {
          const whole = drawn && large && shown.length === 1 && seat !== bot
          return (
            <li key={seat}>
              <PlayerRow seat={seat} onBoard={onBoard} drawn={drawn && !whole} />
              {whole ? <BoardPanel seat={seat} own={false} /> : undefined}
            </li>
          )
        })}
      </ol>
    </section>
  )
})

interface PlayerRowProps {
  readonly seat: number
  readonly onBoard: (seat: number) => void
  /** Whether each row has a small board. */
  readonly drawn: boolean
}

const PlayerRow = memo(function PlayerRow({ seat, onBoard, drawn }: PlayerRowProps) {
  const own = useSelected((snapshot) => seatIn(snapshot, seat))
  const active = useSelected((snapshot) => isActive(snapshot, seat))
  const isBot = useSelected(({ game }) => game.bot === seat)
  const { say, colours, levels } = useTable()
  const { words } = useLanguage()
  const { nouns, web } = words
  const level = levels[seat]
  const { king, goods, storehouse } = own
  const used = storehouse.filter((slot) => slot !== undefined).length
  const atKing = (
    <span data-tip={web.panel.king}>
      <Icon name="king" size={18} />
      {minus(king)}
    </span>
  )
  // With a sixth resource the second line is full.
  const crowded = goods.length > 5
  const facts = [
    ...(level === undefined ? [] : [web.computer.level(web.computer.levels[level])]),
    web.board.vp(own.vp),
    web.board.kingAt(king),
    ...goods.map(({ good, count }) => nouns.amount(good, count)),
  ]
  return (
    <button
      type="button"
      className="player-row"
      aria-current={active ? 'true' : undefined}
      aria-label={web.part(web.board.show(say.seat(seat)), facts.join(', '))}
      data-player={colours[seat]}
      data-seat={seat}
      onClick={() => onBoard(seat)}
    >
      <span className="name">
        <Banner player={colours[seat] ?? 'cardinal'} size={22} />
        <strong>{say.seat(seat)}</strong>
        {level === undefined ? undefined : (
          <span className="level" data-tip={web.computer.level(web.computer.levels[level])}>
            {web.computer.levels[level]}
          </span>
        )}
        {active ? <span className="mark">{web.board.active}</span> : undefined}
        <SeatClock seat={seat} />
        <span className="counts">
          {crowded ? atKing : undefined}
          <ExpansionParts place="counts" seat={seat} />
        </span>
        <VictoryPoints points={own.vp} size={32} />
      </span>
      <span className="facts">
        {goods.map(({ good, count }) => (
          <span key={good} data-tip={web.board.aboutGood[good] ?? goodName(words, good)}>
            <ResourceToken resource={good} size={20} />
            {count}
          </span>
        ))}
        {isBot ? undefined : (
          <span data-tip={web.board.storehouse}>
            <Icon name="storehouse" size={18} />
            {used}/{storehouse.length}
          </span>
        )}
        {crowded ? undefined : atKing}
      </span>
      {drawn ? <SideBoard seat={seat} /> : undefined}
    </button>
  )
})
