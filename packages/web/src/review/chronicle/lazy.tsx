import { lazy, Suspense } from 'react'

const Screen = lazy(async () => ({
  default: (await import('./ChronicleScreen.tsx')).ChronicleScreen,
}))

export function ChronicleScreen({ id }: { readonly id: string }) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Screen id={id} />
    </Suspense>
  )
}
