/**
 * The card of a die before it is taken: its resources, action points, value changes and their
 * price.
 */
import { DieTile } from './DieTile.tsx'
import { DIE_COLOURS, dieOf, seatFacts, readOnlyContext } from '@tiletum/engine'
import { useState } from 'react'
import { ACTION_ICON, ActionPoints, Die, Icon, ResourceToken } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { MoveRow } from '../moves/MoveRow.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { dieChoicesOf } from './die-choices.ts'
import './DieCard.css'

interface DieCardProps {
  readonly colour: string
  readonly value: number
  readonly anchor: DOMRect
  readonly onClose: () => void
}

const VALUES = 6
const around = (value: number, step: number): number => ((value - 1 + step + VALUES) % VALUES) + 1

export function DieCard({ colour, value, anchor, onClose }: DieCardProps) {
  const { table, say, openRule, play, faces } = useTable()
  const { state, seat, legal, options, game } = useSnapshot()
  const { hand, nouns, web } = useLanguage().words
  const [to, setTo] = useState(value)
  const kind = DIE_COLOURS.find((one) => one === colour) ?? 'yellow'
  const takes = dieChoicesOf(table, colour, value, to)
  const { move, tile } = takes
  const refusal = legal.has(move) ? undefined : table.why(move)
  const events = table.preview(move) ?? []
  const gold = events.reduce(
    (sum, event) => (event.event === 'pay' ? sum + event.facts.count : sum),
    0,
  )
  const die = events.find((event) => event.event === 'die')?.facts
  const { rules } = game
  const free = seatFacts(rules, state, Math.max(0, seat)).storehouse.filter(
    (slot) => slot === undefined,
  ).length
  const step = rules.hooks.dieChange(readOnlyContext(rules, state), seat, value, around(value, 1))
  const withTile = [
    { moves: takes.withTile, label: hand.die.withTile },
    { moves: takes.atOnce, label: hand.die.atOnce },
    { moves: takes.withoutTile, label: hand.die.withoutTile },
    ...takes.acts.map(({ action, moves }) => ({
      moves,
      label: hand.die.act(nouns.action[action]),
    })),
  ].flatMap(({ moves, label }) => (moves === undefined ? [] : [{ moves, label }]))
  const helpers = options.filter(({ verb }) => verb === 'use <face> as <resource>')
  return (
    <Dialog
      title={`${nouns.colour[kind]} ${value}`}
      closeLabel={web.why.close}
      onClose={onClose}
      anchor={anchor}
      className="die-card"
    >
      <div className="die-head">
        <button
          type="button"
          aria-label={web.die.down}
          onClick={() => setTo(around(to, -1))}
          className="step"
        >
          <Icon name="minus" size={18} />
        </button>
        <Die resource={faces.die(kind)} value={to} size={56} />
        <button
          type="button"
          aria-label={web.die.up}
          onClick={() => setTo(around(to, 1))}
          className="step"
        >
          <Icon name="plus" size={18} />
        </button>
        <output>
          {web.die.value} {to}
          {to === value
            ? `, ${web.die.unchanged}`
            : refusal === undefined
              ? `, ${web.die.price(gold)}`
              : ''}
          {to === value ? <small>{web.die.step(step)}</small> : undefined}
        </output>
      </div>
      {refusal === undefined ? (
        <dl>
          <div>
            <dt>{web.die.goods}</dt>
            <dd>
              {die === undefined ? undefined : (
                <>
                  <ResourceToken resource={die.resource} size={22} />{' '}
                  {nouns.amount(die.resource, die.count)}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>{web.die.action}</dt>
            <dd>
              {die === undefined ? undefined : (
                <>
                  <Icon name={ACTION_ICON[die.action]} size={22} /> {nouns.action[die.action]}{' '}
                  <ActionPoints points={die.points} size={24} />
                  <span className="unseen">{nouns.points(die.points)}</span>
                </>
              )}
            </dd>
          </div>
          <DieTile tile={tile} />
          <ExpansionParts place="die" die={dieOf(DIE_COLOURS.indexOf(kind), to)} />
          <div>
            <dt>{web.die.storehouse}</dt>
            <dd>{web.die.room(free)}</dd>
          </div>
        </dl>
      ) : (
        <p className="why">
          {say.refusal(refusal)}{' '}
          <button type="button" className="link" onClick={() => openRule(refusal.clause)}>
            {web.why.rule}
          </button>
        </p>
      )}
      <div className="takes">
        {withTile.map(({ moves, label }, index) => (
          <button
            key={label}
            type="button"
            className={index === 0 ? 'primary' : ''}
            onClick={() => {
              onClose()
              play(...moves)
            }}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={withTile.length === 0 ? 'primary take' : 'take'}
          disabled={refusal !== undefined}
          data-legal={refusal === undefined ? move : undefined}
          onClick={() => {
            onClose()
            play(move)
          }}
        >
          {web.die.take}
        </button>
      </div>
      {helpers.length === 0 ? undefined : (
        <section>
          <h3>{web.die.alternates}</h3>
          {helpers.map(({ notation }) => (
            <MoveRow key={notation} move={notation} onDone={onClose} />
          ))}
        </section>
      )}
    </Dialog>
  )
}
