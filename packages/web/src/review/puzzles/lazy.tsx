/** Puzzles and their positions are loaded when somebody wants to solve one. */
import { lazy, Suspense } from 'react'

const All = lazy(async () => ({ default: (await import('./PuzzlesScreen.tsx')).PuzzlesScreen }))
const One = lazy(async () => ({ default: (await import('./PuzzleScreen.tsx')).PuzzleScreen }))

export function PuzzlesScreen() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <All />
    </Suspense>
  )
}

export function PuzzleScreen({ id }: { readonly id: string }) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <One id={id} />
    </Suspense>
  )
}
