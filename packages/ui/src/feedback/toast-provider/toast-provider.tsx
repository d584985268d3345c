import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { loadWhenIdle } from '../../lazy/load-when-idle.ts'
import { ToastContext, type ToastMessage } from './use-toast.ts'

const loadLayer = () =>
  import('./toast-layer.tsx').then(({ ToastLayer }) => ({ default: ToastLayer }))
const ToastLayer = lazyPart(loadLayer)

type ToastProviderProps = {
  children: ReactNode
  /**
   * Accessible name of the toast region; `{hotkey}` in it is replaced by the key that focuses it
   * (F8).
   */
  label: string
}

type KeyedToast = ToastMessage & { key: number }

/**
 * Shows the messages passed to `useToast` and announces them politely. One at a time: a newer
 * message replaces the older one, so that «Вернуть» always refers to the last action.
 */
export function ToastProvider({ children, label }: ToastProviderProps) {
  const [toast, setToast] = useState<KeyedToast | null>(null)
  const show = useCallback((message: ToastMessage) => {
    setToast((previous) => ({ ...message, key: (previous?.key ?? 0) + 1 }))
  }, [])
  // A message must also appear where the connection has been lost meanwhile.
  useEffect(() => loadWhenIdle(loadLayer), [])

  return (
    <ToastContext value={show}>
      {children}
      {toast && <ToastLayer label={label} toast={toast} />}
    </ToastContext>
  )
}
