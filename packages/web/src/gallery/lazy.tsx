/** The gallery is loaded when somebody looks at it. */
import { lazy, Suspense } from 'react'
import type { GalleryScreenProps } from './GalleryScreen.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./GalleryScreen.tsx')).GalleryScreen,
}))

export function GalleryScreen(props: GalleryScreenProps) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
