/** Things that belong together under a name. A `fieldset` would bring a form's layout with it. */
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'

interface GroupProps {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
  /** Keys and presses of the controls inside. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  readonly onClick?: (event: MouseEvent<HTMLDivElement>) => void
  readonly onClickCapture?: (event: MouseEvent<HTMLDivElement>) => void
  readonly onPointerDownCapture?: () => void
}

export function Group({ label, children, ...more }: GroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="group" aria-label={label} {...more}>
      {children}
    </div>
  )
}
