import { createContext, use, useSyncExternalStore } from 'react'
import type { ResultWindowProps } from './create-result-window.tsx'
import type { OpenWindows, OpenWindowsStore } from './open-windows-store.ts'

/**
 * The names of windows and the props of each. An app adds its own by declaration merging, so that
 * `open` is typed: `declare module '@svetlitsa/ui/overlays/window-host/use-windows' { interface …
 * }`.
 */
export interface WindowPropsByName {
  result: ResultWindowProps
}

export type WindowName = keyof WindowPropsByName

export type Windows = {
  open: <Name extends WindowName>(name: Name, props: WindowPropsByName[Name]) => void
  close: () => void
}

export const WindowsContext = createContext<(Windows & { openWindows: OpenWindowsStore }) | null>(
  null,
)

function useWindowHost() {
  const host = use(WindowsContext)
  if (!host) throw new Error('useWindows must be used within a WindowHost')
  return host
}

/** Opens and closes the windows of the page (window.single). Requires a `WindowHost` ancestor. */
export function useWindows(): Windows {
  return useWindowHost()
}

/** The open window, for the few components that depend on it. */
export function useOpenWindows(): OpenWindows {
  const { subscribe, getSnapshot: read } = useWindowHost().openWindows
  return useSyncExternalStore(subscribe, read, read)
}
