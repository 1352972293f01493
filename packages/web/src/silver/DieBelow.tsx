/** What the prospector's wheel adds to a die: another action to choose, or the movement icon. */
import { DieTile } from '../board/DieTile.tsx'
import { ACTIONS, NONE, RESOURCES, segmentFacing } from '@tiletum/engine'
import { ActionPoints, Icon } from '../art/index.ts'
import { useSnapshot } from '../game/TableContext.tsx'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { iconPoints, sliceOf } from './read.ts'
import { silverWords } from './words.ts'

const PROSPECTOR = ACTIONS.indexOf('prospector')
const VALUES = 6

/** @param die As the engine counts dice, with the value it would be taken at. */
export function DieBelow({ die }: { readonly die: number }) {
  const { game, state, seat, pending } = useSnapshot()
  const { nouns, web } = useLanguage().words
  const { wheel } = useArea(silverWords).silverTable
  const { rules } = game
  const slice = sliceOf(state)
  const value = (die % VALUES) + 1
  const asked = pending.at(-1)
  const recoloured = asked?.is === 'die' ? asked.resource : undefined
  const taken = {
    ...state,
    die,
    dieResource:
      recoloured === undefined
        ? (rules.colourResource[Math.floor(die / VALUES)] ?? NONE)
        : RESOURCES.indexOf(recoloured),
    slices: { ...state.slices, silver: { ...slice, dieTiers: slice.tiers[seat] ?? 0 } },
  }
  const draft = { rules, state: taken, sink: undefined }
  const segment = segmentFacing(draft, value)
  const icon = iconPoints(game, slice.tiers, seat)
  if (segment === 'blank') return undefined
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
  const points = rules.ask.actionPoints(draft, Math.max(0, seat), PROSPECTOR, value)
  const tile = rules.names.face[state.wheelTiles[PROSPECTOR] ?? NONE]
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
