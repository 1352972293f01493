import { useSyncExternalStore } from 'react'
import type { Signal } from './signal.ts'

/** What a stream says now; the component is drawn again when it says something else. */
export const useSignalValue = <T>(stream: Signal<T>): T =>
  useSyncExternalStore(stream.subscribe, stream.current)
