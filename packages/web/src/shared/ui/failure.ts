/** Passes an asynchronous error to the error boundary around. */
import { useCallback, useState } from 'react'

export function useFailure(): (error: unknown) => void {
  const [, fail] = useState<never>()
  return useCallback(
    (error: unknown) =>
      fail(() => {
        throw error
      }),
    [],
  )
}
