import {
  createElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Spinner } from '../../feedback/spinner/spinner.tsx'
import { lazyWithReload } from '../../lazy/lazy-with-reload.ts'
import type { WindowSize } from '../dialog/dialog.tsx'
import { createOpenWindowsStore, type OpenWindowsStore } from './open-windows-store.ts'
import { type WindowName, type Windows, WindowsContext } from './use-windows.ts'
import { windowReducer } from './window-reducer.ts'
import type { WindowRegistry } from './window-registry.ts'

/** Loaded with the first window: on most page views no window is opened. */
const Dialog = lazyWithReload(() =>
  import('../dialog/dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
)

type WindowHostProps = {
  registry: WindowRegistry
  labels: { close: string; loading: string }
  /** Where others outside of `children` learn which window is open. */
  openWindows?: OpenWindowsStore
  children: ReactNode
}

type RegisteredWindow = {
  name: WindowName
  title: ReactNode
  size: WindowSize
  phone?: 'bottom' | 'full'
  body: ReactNode
  onClose?: () => void
}

/**
 * Renders the windows of the page. One is active at a time, the one that it replaced is remembered,
 * closing clears both (window.single). Backdrop, icon, Escape and, on the phone, a swipe down close
 * it. A link with `data-window` opens its window instead of navigating, so that static markup needs
 * no script of its own.
 */
export function WindowHost({ registry, labels, openWindows, children }: WindowHostProps) {
  const [{ active, previous }, dispatch] = useReducer(windowReducer<RegisteredWindow>, {
    active: null,
    previous: null,
  })
  // Keeps the last window rendered during its closing animation.
  const [lastWindow, setLast] = useState<RegisteredWindow | null>(null)
  const shown = active ?? lastWindow

  const open = useCallback<Windows['open']>(
    (name, props) => {
      const entry = registry[name]
      if (!entry) throw new Error(`Unknown window: ${name}`)
      const window = {
        name,
        title: entry.title(props),
        size: entry.size,
        phone: entry.phone,
        body: createElement(entry.content, props),
        onClose: () => entry.onClose?.(props),
      }
      setLast(window)
      dispatch({ type: 'open', window })
    },
    [registry],
  )
  const onClose = useRef<(() => void) | undefined>(undefined)
  const close = useCallback(() => {
    onClose.current?.()
    dispatch({ type: 'close' })
  }, [])
  const [store] = useState(() => openWindows ?? createOpenWindowsStore())
  useEffect(() => {
    onClose.current = active?.onClose
    store.publish({ active: active?.name ?? null, previous: previous?.name ?? null })
  }, [active, previous, store])
  const windows = useMemo(() => ({ open, close, openWindows: store }), [open, close, store])
  useWindowLinks(registry, open)

  return (
    <WindowsContext value={windows}>
      {children}
      {shown && (
        <Suspense>
          <Dialog
            open={active !== null}
            onClose={close}
            title={shown.title}
            closeLabel={labels.close}
            size={shown.size}
            phone={shown.phone}
          >
            <Suspense fallback={<Spinner size="bar" label={labels.loading} />}>
              {shown.body}
            </Suspense>
          </Dialog>
        </Suspense>
      )}
    </WindowsContext>
  )
}

/**
 * Makes links with `data-window` open their window. The listener runs in the capture phase, before
 * the router of an app handles the click; a click with a modifier key («open in a new tab») stays a
 * link.
 */
function useWindowLinks(registry: WindowRegistry, open: Windows['open']) {
  useEffect(() => {
    const openFromLink = <Name extends WindowName>(name: Name, link: HTMLAnchorElement) => {
      const props = registry[name]?.parseLink?.(link)
      if (props) open(name, props)
      return props !== undefined
    }
    const isRegistered = (name: string): name is WindowName => Object.hasOwn(registry, name)

    const openOnLinkClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return
      const link = event.target instanceof Element && event.target.closest('a')
      const name = link ? link.dataset.window : undefined
      if (!link || !name || !isRegistered(name)) return
      if (openFromLink(name, link)) event.preventDefault()
    }
    document.addEventListener('click', openOnLinkClick, { capture: true })
    return () => document.removeEventListener('click', openOnLinkClick, { capture: true })
  }, [registry, open])
}
