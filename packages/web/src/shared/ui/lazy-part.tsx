import { lazy, Suspense } from 'react'
import type { ComponentType, JSX, ReactNode } from 'react'

/** A component that is loaded when it is first shown; until then `fallback` is there. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback?: ReactNode,
): (props: P) => JSX.Element {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  )
}

/** A whole screen that is loaded when its address is opened. */
export const lazyScreen = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => JSX.Element) => lazyPart(load, <main id="content" aria-busy="true" />)
