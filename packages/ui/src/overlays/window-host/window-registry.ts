import type { ComponentType, ReactNode } from 'react'
import type { WindowSize } from '../dialog/dialog.tsx'
import type { WindowName, WindowPropsByName } from './use-windows.ts'

/** The appearance and the content of a window. */
export type WindowEntry<Props> = {
  title: (props: Props) => ReactNode
  /** Width on desktop (window.sizes); on the phone every window is a sheet. */
  size: WindowSize
  /** On the phone: as high as its content, or the full screen. */
  phone?: 'bottom' | 'full'
  /** May be `React.lazy`: a spinner is shown while it loads. */
  content: ComponentType<Props>
  /** Called when the user closes the window, not when another window replaces it. */
  onClose?: (props: Props) => void
  /**
   * Lets a plain link open it, `<a href="/regions/" data-window="region">`, and returns its props.
   */
  parseLink?: (link: HTMLAnchorElement) => Props
}

/** All windows of an app by name. */
export type WindowRegistry = { [Name in WindowName]?: WindowEntry<WindowPropsByName[Name]> }
