import { useState, useSyncExternalStore } from 'react'

/**
 * Whether the server drew this part and React took it over. The answer never changes, so that, unlike
 * with a flag set after the first draw, nothing is drawn anew for it.
 */
export function useDrawnByServer(): boolean {
  const [ask] = useState(() => {
    let wasDrawn = false
    return {
      ofBrowser: () => wasDrawn,
      ofServer: () => {
        wasDrawn = true
        return wasDrawn
      },
    }
  })
  return useSyncExternalStore(neverChanges, ask.ofBrowser, ask.ofServer)
}

const neverChanges = () => () => {}
