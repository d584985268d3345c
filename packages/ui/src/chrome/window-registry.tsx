import type { ComponentType, ReactNode } from 'react'
import type { WindowSize } from '../primitives/dialog.tsx'
import type { WindowName, WindowPropsByName } from './use-windows.tsx'

/** How a window looks and what stands in it. */
export type WindowEntry<Props> = {
  title: (props: Props) => ReactNode
  /** Width on desktop (storefront §2); on the phone every window is a sheet. */
  size: WindowSize
  /** On the phone: as high as its content, or over the whole screen. */
  phone?: 'bottom' | 'full'
  /** May be `React.lazy`: the place is kept with a spinner meanwhile. */
  content: ComponentType<Props>
  /** The person closed it; not called when another window takes its place. */
  onClose?: (props: Props) => void
  /** Lets a plain link open it, `<a href="/regions/" data-window="region">`, and says with what. */
  byLink?: (link: HTMLAnchorElement) => Props
}

/** Every window of an app by its name. */
export type WindowRegistry = { [Name in WindowName]?: WindowEntry<WindowPropsByName[Name]> }
