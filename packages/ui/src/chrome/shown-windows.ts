import type { WindowName } from './use-windows.tsx'

export type ShownWindows = {
  /** The window that is open. */
  active: WindowName | null
  /** The one it took the place of. */
  previous: WindowName | null
}

export type ShownWindowsStore = {
  read: () => ShownWindows
  tell: (shown: ShownWindows) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Tells who listens which window is open. A context would tell everybody below it: each card of a
 * list would be drawn anew with each window.
 */
export function createShownWindows(): ShownWindowsStore {
  let now: ShownWindows = { active: null, previous: null }
  const listeners = new Set<() => void>()
  return {
    read: () => now,
    tell(shown) {
      if (shown.active === now.active && shown.previous === now.previous) return
      now = shown
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
