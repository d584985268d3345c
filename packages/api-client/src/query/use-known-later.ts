import { useSyncExternalStore } from 'react'

/**
 * What a call of the person's own told, which no server draws: undefined while React takes over what
 * the server drew, however early the answer came, and at once where the browser draws.
 */
export function useKnownLater<Value>(value: Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(
    neverChanges,
    () => value,
    () => undefined,
  )
}

const neverChanges = () => () => {}
