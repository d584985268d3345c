import { useState, useSyncExternalStore } from 'react'

/**
 * Returns whether this component was server-rendered and hydrated. The value never changes, so
 * unlike a flag set in an effect it causes no second render.
 */
export function useIsHydrating(): boolean {
  const [store] = useState(() => {
    let wasServerRendered = false
    return {
      getSnapshot: () => wasServerRendered,
      getServerSnapshot: () => {
        wasServerRendered = true
        return wasServerRendered
      },
    }
  })
  return useSyncExternalStore(subscribeToNothing, store.getSnapshot, store.getServerSnapshot)
}

const subscribeToNothing = () => () => {}
