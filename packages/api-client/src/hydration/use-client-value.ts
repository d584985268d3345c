import { useSyncExternalStore } from 'react'

/**
 * Returns a personal value that is never rendered on the server: undefined during hydration, even
 * when the response arrived earlier, and the value at once in client-rendered parts.
 */
export function useClientValue<Value>(value: Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(
    subscribeToNothing,
    () => value,
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
