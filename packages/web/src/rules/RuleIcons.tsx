/** The meaning of each icon, with its drawing. */
import { ICON_MEANINGS } from '@tiletum/text/rules'
import { FairPennant } from '../shared/art/map/index.ts'
import {
  ActionPoints,
  Icon,
  ICON_NAMES,
  Piece,
  ResourceToken,
  VictoryPoints,
} from '../shared/art/index.ts'
import { GOODS } from '../shared/theme/tokens.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { RuleLink } from './RuleLink.tsx'

interface RuleIconsProps {
  /** True for texts that match the search; for all of them without a search. */
  readonly shown: (text: string) => boolean
  readonly asked: string | undefined
  readonly onClause: (clause: string) => void
}

export function RuleIcons({ shown, asked, onClause }: RuleIconsProps) {
  const { language } = useLanguage()
  return (
    <ul className="rule-icons">
      {ICON_MEANINGS.filter(({ term: { name, meaning } }) =>
        shown(`${name[language]} ${meaning[language]}`),
      ).map(({ icon, term: { name, meaning, clause } }) => (
        <li
          key={icon}
          data-icon-of={icon}
          tabIndex={-1}
          aria-current={icon === asked ? 'true' : undefined}
        >
          <span className="rule-icon">{drawingOf(icon)}</span>
          <span>
            <strong>{name[language]}</strong> {meaning[language]}{' '}
            <RuleLink name={name[language]} clause={clause} onClause={onClause} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const SIZE = 30

function drawingOf(icon: string) {
  const good = GOODS.find((one) => one === icon)
  if (good !== undefined) return <ResourceToken resource={good} size={SIZE} />
  if (icon === 'laurel') return <VictoryPoints points={3} size={SIZE} />
  if (icon === 'pip') return <ActionPoints points={3} size={SIZE} />
  if (icon === 'fair') return <FairPennant fair={1} size={SIZE} />
  if (icon === 'house' || icon === 'pillar' || icon === 'mine')
    return <Piece kind={icon} player="verdigris" size={24} />
  const name = ICON_NAMES.find((one) => one === icon)
  return name === undefined ? undefined : <Icon name={name} size={SIZE} />
}
