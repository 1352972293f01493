/** The question of the moment, where it is no question of pressing something on the board. */
import { RESOURCES } from '@tiletum/engine'
import type { Action } from '@tiletum/engine'
import { ACTION_ICON, Icon, ResourceToken, StoreTile } from '../art/index.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSilver } from '../silver/use-silver.ts'
import { Exchange } from './Exchange.tsx'
import { ResourcePad } from './ResourcePad.tsx'
import './Decision.css'

const VERBS = ['take', 'leave'] as const

/** Choices of the expansion, and tiles it turns up. */
const SILVER =
  /^(pay$|enter \w+ free|technology \w+ cheaper|resource tile |give up |reveal |change to )/

export function Decision() {
  const silver = useSilver()
  const { options, pending, live } = useSnapshot()
  const { say, play, table, faces } = useTable()
  const { words } = useLanguage()
  const now = pending.at(-1)
  if (!live || options.length === 0 || now === undefined) return undefined
  const { state } = table.snapshot()
  const notations = options.filter(({ task }) => !task).map(({ notation }) => notation)
  const starting = (verb: string) => notations.filter((notation) => notation.startsWith(verb))
  const gains = starting('gain ').filter((notation) => !notation.startsWith('gain identical'))
  const alike = starting('gain identical ')
  const exchanges = starting('exchange ')
  const plain = [
    ...starting('act '),
    ...starting('characters '),
    ...starting('bonus '),
    ...starting('climb'),
  ]
  const taken = now.is === 'tile' || now.is === 'king-tile' ? now.tile : undefined
  const tile = taken === undefined ? undefined : faces.store(taken)
  const refused = taken === undefined ? undefined : table.why(`take ${taken}`)
  const ofSilver = notations.filter((notation) => SILVER.test(notation))
  const turnedUp = now.is === 'revealed-contracts' || now.is === 'revealed-tiles'
  const nothing =
    !turnedUp &&
    ofSilver.length === 0 &&
    gains.length + alike.length + exchanges.length + plain.length === 0 &&
    tile === undefined
  if (nothing) return undefined
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
          {VERBS.flatMap((verb) => {
            const those = notations.filter((notation) => notation.split(' ')[0] === verb)
            return those.map((notation) => (
              <PlainButton key={notation} notation={notation} brief={those.length === 1} />
            ))
          })}
        </>
      )}
      {gains.length === 0 ? undefined : <ResourcePad gains={gains.join('|')} />}
      {alike.map((notation) => {
        const resource = RESOURCES.find((one) => notation.endsWith(one))
        return resource === undefined ? undefined : (
          <button key={notation} type="button" data-legal={notation} onClick={() => play(notation)}>
            <ResourceToken resource={resource} size={28} />
            {say.move(state, notation).label}
          </button>
        )
      })}
      {plain.map((notation) => (
        <PlainButton key={notation} notation={notation} />
      ))}
      {silver === undefined ? undefined : <silver.SilverChoices choices={ofSilver} />}
      {exchanges.length === 0 ? undefined : <Exchange exchanges={exchanges.join('|')} />}
    </section>
  )
}

interface PlainButtonProps {
  readonly notation: string
  /** The verb alone: its tile is seen beside it. */
  readonly brief?: boolean
}

function PlainButton({ notation, brief = false }: PlainButtonProps) {
  const { say, play, table } = useTable()
  const { nouns } = useLanguage().words
  const { label, long } = say.move(table.snapshot().state, notation)
  const [verb, name] = notation.split(' ')
  const action = verb === 'act' ? (name as Action) : undefined
  const seen =
    action === undefined ? (brief ? label.split(' ')[0] : undefined) : nouns.action[action]
  return (
    <button
      type="button"
      aria-label={seen === undefined ? undefined : label}
      data-legal={notation}
      data-tip={long}
      onClick={() => play(notation)}
    >
      {action === undefined ? undefined : <Icon name={ACTION_ICON[action]} size={22} />}
      {verb === 'climb' ? <Icon name="climb" size={22} /> : undefined}
      <span className="label">{seen ?? label}</span>
    </button>
  )
}
