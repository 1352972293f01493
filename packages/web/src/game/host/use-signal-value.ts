import { useSyncExternalStore } from 'react'
import type { Signal } from './signal.ts'

/** Returns the value of a signal; the component renders again when it changes. */
export const useSignalValue = <T>(stream: Signal<T>): T =>
  useSyncExternalStore(stream.subscribe, stream.current)
