import { useSyncExternalStore } from 'react'
import type { Stream } from '../host/signal.ts'

/** What a stream says now; the component is drawn again when it says something else. */
export const useStream = <T>(stream: Stream<T>): T =>
  useSyncExternalStore(stream.subscribe, stream.current)
