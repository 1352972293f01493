/** A named group of controls. A `fieldset` would bring the layout of a form with it. */
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'

interface GroupProps {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
  /** Handlers for keys and presses of the controls inside. */
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
