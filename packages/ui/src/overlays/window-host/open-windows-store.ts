import type { WindowName } from './use-windows.ts'

export type OpenWindows = {
  /** The open window. */
  active: WindowName | null
  /** The window that it replaced. */
  previous: WindowName | null
}

export type OpenWindowsStore = {
  getSnapshot: () => OpenWindows
  publish: (next: OpenWindows) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Notifies subscribers which window is open. With a React context every consumer would render
 * again: each card of a list for each window.
 */
export function createOpenWindowsStore(): OpenWindowsStore {
  let current: OpenWindows = { active: null, previous: null }
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => current,
    publish(next) {
      if (next.active === current.active && next.previous === current.previous) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
