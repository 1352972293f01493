/** One way to play, as a card: its sign, its name and a line that says what it is. */
import { Icon } from '../shared/art/index.ts'
import type { IconName } from '../shared/art/index.ts'

export interface PlayOptionProps {
  readonly icon: IconName
  readonly name: string
  readonly lines: readonly string[]
  /** Where one goes on, or begins. */
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
