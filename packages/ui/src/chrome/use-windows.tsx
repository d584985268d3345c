'use client'

import { createContext, use, useSyncExternalStore } from 'react'
import type { ResultWindowProps } from './result-window.tsx'
import type { ShownWindows, ShownWindowsStore } from './shown-windows.ts'

/**
 * The names of windows and what each is told. An app adds its own by declaration merging, so that
 * `open` knows them: `declare module '@svetlitsa/ui/chrome/use-windows' { interface … }`.
 */
export interface WindowPropsByName {
  result: ResultWindowProps
}

export type WindowName = keyof WindowPropsByName

export type Windows = {
  open: <Name extends WindowName>(name: Name, props: WindowPropsByName[Name]) => void
  close: () => void
}

export const WindowsContext = createContext<(Windows & { shown: ShownWindowsStore }) | null>(null)

function useHost() {
  const host = use(WindowsContext)
  if (!host) throw new Error('useWindows stands outside a WindowHost')
  return host
}

/** Opens and closes the windows of the page (storefront §2). Stands inside a `WindowHost`. */
export function useWindows(): Windows {
  return useHost()
}

/** Which window is open, for the few that wait for it. */
export function useShownWindows(): ShownWindows {
  const { subscribe, read } = useHost().shown
  return useSyncExternalStore(subscribe, read, read)
}
