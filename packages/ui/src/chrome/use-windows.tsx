'use client'

import { createContext, use } from 'react'
import type { ResultWindowProps } from './result-window.tsx'

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
  /** The window that is open. */
  active: WindowName | null
  /** The one it took the place of. */
  previous: WindowName | null
}

export const WindowsContext = createContext<Windows | null>(null)

/** Opens and closes the windows of the page (storefront §2). Stands inside a `WindowHost`. */
export function useWindows(): Windows {
  const windows = use(WindowsContext)
  if (!windows) throw new Error('useWindows stands outside a WindowHost')
  return windows
}
