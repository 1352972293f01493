/** What the prospector's wheel adds to a die: a choice of another action, or the movement icon. */
import { DieTile } from '../board/DieTile.tsx'
import { dieFacts, RESOURCES } from '@tiletum/engine'
import { ActionPoints, Icon } from '../../shared/art/index.ts'
import { useSnapshot } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { silverOfSeat } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

/** @param die The number of the die in the engine, with the value it would be taken at. */
export function DieBelow({ die }: { readonly die: number }) {
  const snapshot = useSnapshot()
  const { game, state, seat, pending } = snapshot
  const { nouns, web } = useLanguage().words
  const { wheel } = useLazyWords(silverWords).silverTable
  const { rules } = game
  const asked = pending.at(-1)
  const as = asked?.is === 'die' ? asked.resource : undefined
  const { below: segment, prospector } = dieFacts(
    rules,
    state,
    Math.max(0, seat),
    die,
    as === undefined ? undefined : RESOURCES.indexOf(as),
  )
  const icon = seat < 0 ? 0 : silverOfSeat(snapshot, seat).iconPoints
  if (segment === 'step')
    return (
      <div>
        <dt>{web.die.icon}</dt>
        <dd>
          <Icon name="prospector-piece" size={20} />
          <Icon name="step" size={20} />{' '}
          {icon === 0 ? web.die.iconBrings : wheel.iconBrings(nouns.points(icon))}
        </dd>
      </div>
    )
  if (prospector === undefined) return undefined
  const { points, tile } = prospector
  return (
    <>
      <div>
        <dt>{web.die.or}</dt>
        <dd>
          <Icon name="prospector" size={22} /> {nouns.action.prospector}{' '}
          <ActionPoints points={points} size={24} />
          <span className="unseen">{nouns.points(points)}</span>
        </dd>
      </div>
      <DieTile tile={tile} />
    </>
  )
}
