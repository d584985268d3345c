'use client'

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
import { lazyPart } from '../part/lazy-part.tsx'
import type { WindowSize } from '../primitives/dialog.tsx'
import { Spinner } from '../primitives/spinner.tsx'
import { createShownWindows } from './shown-windows.ts'
import { useWindowLinks } from './use-window-links.ts'
import { type WindowName, type Windows, WindowsContext } from './use-windows.tsx'
import { windowReducer } from './window-reducer.ts'
import type { WindowRegistry } from './window-registry.tsx'

/** Fetched with the first window: most pages are left without one having been opened. */
const Dialog = lazyPart(() =>
  import('../primitives/dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
)

type WindowHostProps = {
  registry: WindowRegistry
  words: { close: string; loading: string }
  children: ReactNode
}

type ShownWindow = {
  name: WindowName
  title: ReactNode
  size: WindowSize
  phone?: 'bottom' | 'full'
  body: ReactNode
  onClose?: () => void
}

/**
 * The one place windows open in. One is active at a time, the one it replaced is remembered, closing
 * clears (storefront §2). Backdrop, icon, Escape and, on the phone, a swipe down close it. A link
 * with `data-window` opens its window instead of leaving the page, so that static markup needs no
 * script of its own.
 */
export function WindowHost({ registry, words, children }: WindowHostProps) {
  const [{ active, previous }, dispatch] = useReducer(windowReducer<ShownWindow>, {
    active: null,
    previous: null,
  })
  // What was shown last stays drawn while the window leaves.
  const [last, setLast] = useState<ShownWindow | null>(null)
  const shown = active ?? last

  const open = useCallback<Windows['open']>(
    (name, props) => {
      const entry = registry[name]
      if (!entry) throw new Error(`No window is registered as ${name}`)
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
  const [store] = useState(createShownWindows)
  useEffect(() => {
    onClose.current = active?.onClose
    store.tell({ active: active?.name ?? null, previous: previous?.name ?? null })
  }, [active, previous, store])
  const windows = useMemo(() => ({ open, close, shown: store }), [open, close, store])
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
            closeLabel={words.close}
            size={shown.size}
            phone={shown.phone}
          >
            <Suspense fallback={<Spinner size="bar" label={words.loading} />}>
              {shown.body}
            </Suspense>
          </Dialog>
        </Suspense>
      )}
    </WindowsContext>
  )
}
