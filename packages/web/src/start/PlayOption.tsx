/** A way to play as a card: icon, name and a line of explanation. */
import { Icon } from '../shared/art/index.ts'
import type { IconName } from '../shared/art/index.ts'

export interface PlayOptionProps {
  readonly icon: IconName
  readonly name: string
  readonly lines: readonly string[]
  /** True for the card that is most likely wanted. */
  readonly first?: boolean
  readonly onClick: () => void
}

export function PlayOption({ icon, name, lines, first = false, onClick }: PlayOptionProps) {
  return (
    <button type="button" className={first ? 'way primary first' : 'way'} onClick={onClick}>
      <Icon name={icon} size={30} />
      <span>
        {name}
        {lines.map((line) => (
          <small key={line}> {line}</small>
        ))}
      </span>
    </button>
  )
}
