/** The chronicle of a game is loaded at its end. */
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Loaded = lazy(async () => ({
  default: (await import('./ChronicleDialog.tsx')).ChronicleDialog,
}))

export function ChronicleDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
