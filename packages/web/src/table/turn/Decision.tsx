/** The current question, where it is not answered by pressing something on the board. */
import { notationOf, RESOURCES } from '@tiletum/engine'
import type { Option, PartsOf, Verb } from '@tiletum/engine'
import { ACTION_ICON, Icon, ResourceToken, StoreTile } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { kingSteps } from '../../game/intent/king-steps.ts'
import { usePress } from '../moves/Pressable.tsx'
import { placeOf } from '../moves/verbs.ts'
import type { PromptForm } from '../moves/verbs.ts'
import { Exchange } from './Exchange.tsx'
import { ResourcePad } from './ResourcePad.tsx'
import './Decision.css'

/** The options of one verb, with its arguments. */
const ofVerb = <V extends Verb>(options: readonly Option[], verb: V) =>
  options.filter((option): option is Option & PartsOf<V> => option.verb === verb)

export function Decision() {
  const { game, options, pending, live } = useSnapshot()
  const { say, play, table, faces } = useTable()
  const { words } = useLanguage()
  const now = pending.at(-1)
  if (!live || options.length === 0 || now === undefined) return undefined
  const { state } = table.snapshot()
  const choices = options.filter(({ task }) => !task)
  const asked = (how: PromptForm) => choices.filter(({ verb }) => placeOf(verb)?.asked === how)
  const gains = ofVerb(choices, 'gain <goods>')
  const alike = ofVerb(choices, 'gain identical <resource>')
  const exchanges = ofVerb(choices, 'exchange <resource> <resource>')
  const plain = asked('plain')
  const climbs = kingSteps({ game, state })
  const taken = now.is === 'tile' || now.is === 'king-tile' ? now.tile : undefined
  const tile = taken === undefined ? undefined : faces.store(taken)
  const refused = taken === undefined ? undefined : table.why(notationOf('take <face>', taken))
  /** A helper that is used as soon as it is taken. */
  const atOnce = [`take ${taken ?? ''}`, `use ${taken ?? ''}`]
  const ofExpansion = asked('expansion')
  const turnedUp = now.is === 'revealed-contracts' || now.is === 'revealed-tiles'
  const nothing =
    !turnedUp &&
    ofExpansion.length === 0 &&
    gains.length + alike.length + exchanges.length + plain.length === 0 &&
    tile === undefined
  if (nothing) return undefined
  const ways = asked('tile')
  const countsOf = (goods: string): readonly number[] =>
    game.rules.goods[game.rules.names.goods.indexOf(goods)] ?? []
  const [gain] = gains
  return (
    <section className="decision" aria-label={words.web.moves.groups.choice}>
      {tile === undefined || taken === undefined ? undefined : (
        <>
          <StoreTile store={tile} size={48} />
          <p className="told">
            {say.tile(taken)}
            {refused === undefined ? undefined : (
              <span className="refused">{say.refusal(refused)}</span>
            )}
          </p>
          {ways.map((option) => (
            <PlainButton
              key={option.notation}
              option={option}
              brief={ways.filter(({ verb }) => verb === option.verb).length === 1}
            />
          ))}
          {table.preview(...atOnce) === undefined ? undefined : (
            <button type="button" onClick={() => play(...atOnce)}>
              <span className="label">{words.hand.takeAndUse}</span>
            </button>
          )}
        </>
      )}
      {gain === undefined ? undefined : (
        <ResourcePad
          size={countsOf(gain.args[0]).reduce((sum, count) => sum + count, 0)}
          withOne={(resource) =>
            gains
              .filter(
                ({ args: [goods] }) => (countsOf(goods)[RESOURCES.indexOf(resource)] ?? 0) > 0,
              )
              .map(({ notation }) => notation)
          }
          onChosen={(chosen) => {
            const counts = RESOURCES.map(
              (resource) => chosen.filter((one) => one === resource).length,
            )
            const found = gains.find(({ args: [goods] }) =>
              countsOf(goods).every((count, resource) => count === counts[resource]),
            )
            if (found !== undefined) play(found.notation)
          }}
        />
      )}
      {alike.map(({ notation, args: [resource] }) => (
        <button key={notation} type="button" data-legal={notation} onClick={() => play(notation)}>
          <ResourceToken resource={resource} size={28} />
          {say.move(state, notation).label}
        </button>
      ))}
      {plain.map((option) => (
        <PlainButton key={option.notation} option={option} />
      ))}
      {climbs.length < 2 ? undefined : (
        <button
          type="button"
          className="all-steps"
          onClick={() => play(...climbs.map((move) => game.format(move)))}
        >
          <Icon name="climb" size={22} />
          <span className="label">{words.web.tray.allSteps(climbs.length)}</span>
        </button>
      )}
      <ExpansionParts place="choices" choices={ofExpansion} />
      {exchanges.length === 0 ? undefined : <Exchange exchanges={exchanges} />}
    </section>
  )
}

interface PlainButtonProps {
  readonly option: Option
  /** Shows the verb alone, where its tile is visible beside it. */
  readonly brief?: boolean
}

function PlainButton({ option, brief = false }: PlainButtonProps) {
  const { say, play, table } = useTable()
  const { nouns } = useLanguage().words
  const { notation, verb } = option
  const { key } = usePress([[notation]])
  const { label, long } = say.move(table.snapshot().state, notation)
  const action = option.verb === 'act <action>' ? option.args[0] : undefined
  const seen =
    action === undefined ? (brief ? label.split(' ')[0] : undefined) : nouns.action[action]
  return (
    <button
      type="button"
      aria-label={seen === undefined ? undefined : label}
      data-legal={notation}
      data-press={key}
      data-tip={long}
      onClick={() => play(notation)}
    >
      {action === undefined ? undefined : <Icon name={ACTION_ICON[action]} size={22} />}
      {verb === 'climb' ? <Icon name="climb" size={22} /> : undefined}
      <span className="label">{seen ?? label}</span>
    </button>
  )
}
