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
  const tile = now.is === 'tile' || now.is === 'king-tile' ? faces.store(now.tile) : undefined
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
      {tile === undefined ? undefined : (
        <>
          <StoreTile store={tile} size={64} />
          {['take', 'leave'].flatMap((verb) =>
            notations
              .filter((notation) => notation.split(' ')[0] === verb)
              .map((notation) => <PlainButton key={notation} notation={notation} />),
          )}
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

function PlainButton({ notation }: { readonly notation: string }) {
  const { say, play, table } = useTable()
  const { label, long } = say.move(table.snapshot().state, notation)
  const [verb, name] = notation.split(' ')
  return (
    <button type="button" data-legal={notation} data-tip={long} onClick={() => play(notation)}>
      {verb === 'act' ? <Icon name={ACTION_ICON[name as Action]} size={22} /> : undefined}
      {verb === 'climb' ? <Icon name="climb" size={22} /> : undefined}
      {label}
    </button>
  )
}
