/** Everybody at the table in a row each. */
import { NONE, RESOURCES } from '@tiletum/engine'
import { memo } from 'react'
import { Banner, Icon, ResourceToken, VictoryPoints } from '../art/index.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSilver } from '../silver/use-silver.ts'
import { minus } from '../ui/minus.ts'
import './PlayersPanel.css'

const selectOrder = ({ state }: Snapshot) => state.order

interface PlayersPanelProps {
  readonly onBoard: (seat: number) => void
}

export const PlayersPanel = memo(function PlayersPanel({ onBoard }: PlayersPanelProps) {
  const order = useSelected(selectOrder)
  const { web } = useLanguage().words
  return (
    <section className="players" aria-label={web.panel.players} id="players">
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <PlayerRow seat={seat} onBoard={onBoard} />
          </li>
        ))}
      </ol>
    </section>
  )
})

interface PlayerRowProps extends PlayersPanelProps {
  readonly seat: number
}

const PlayerRow = memo(function PlayerRow({ seat, onBoard }: PlayerRowProps) {
  const state = useSelected(({ state: { seats } }) => seats[seat])
  const active = useSelected((snapshot) =>
    snapshot.seat >= 0 ? snapshot.seat === seat : snapshot.state.active === seat,
  )
  const king = useSelected(
    ({ state: { king: spaces }, game }) => game.rules.kingSpaces[spaces[seat] ?? 0] ?? 0,
  )
  const isBot = useSelected(({ game }) => game.bot === seat)
  const silver = useSilver()
  const silverCount = useSelected(({ state: { slices } }) => slices.silver?.silver[seat])
  const { say, colours, levels } = useTable()
  const { nouns, web } = useLanguage().words
  if (state === undefined) return undefined
  const level = levels[seat]
  const used = state.storehouse.filter((face) => face !== NONE).length
  const facts = [
    ...(level === undefined ? [] : [web.computer.level(web.computer.levels[level])]),
    web.board.vp(state.vp),
    web.board.kingAt(king),
    ...RESOURCES.map((resource, index) => nouns.amount(resource, state.resources[index] ?? 0)),
    ...(silverCount === undefined ? [] : [nouns.amount('silver', silverCount)]),
  ]
  return (
    <button
      type="button"
      className="player-row"
      aria-current={active ? 'true' : undefined}
      aria-label={web.part(web.board.show(say.seat(seat)), facts.join(', '))}
      data-player={colours[seat]}
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
        {silver === undefined ? undefined : <silver.SeatCounts seat={seat} />}
        <VictoryPoints points={state.vp} size={32} />
      </span>
      <span className="facts">
        {RESOURCES.map((resource, index) => (
          <span key={resource} data-tip={nouns.resource[resource]}>
            <ResourceToken resource={resource} size={20} />
            {state.resources[index]}
          </span>
        ))}
        {silver === undefined ? undefined : <silver.SeatSilver seat={seat} />}
        {isBot ? undefined : (
          <span data-tip={web.board.storehouse}>
            <Icon name="storehouse" size={18} />
            {used}/{state.storehouse.length}
          </span>
        )}
        <span data-tip={web.panel.king}>
          <Icon name="king" size={18} />
          {minus(king)}
        </span>
      </span>
    </button>
  )
})
