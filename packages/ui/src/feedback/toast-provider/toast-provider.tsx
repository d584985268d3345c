'use client'

import { Toast } from 'radix-ui'
import { type ReactNode, useCallback, useState } from 'react'
import { ToastContext, type ToastMessage } from './use-toast.ts'

const durationMs = 6000

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

  return (
    <ToastContext value={show}>
      <Toast.Provider label={label} swipeDirection="down" duration={durationMs}>
        {children}
        {toast && (
          <Toast.Root
            key={toast.key}
            className="flex min-h-13 max-w-full animate-rise-in items-center gap-3 rounded-medium bg-ink py-2 pr-2 pl-4 text-nav font-normal text-paper shadow-float data-[state=closed]:animate-fade-out"
          >
            <Toast.Description className="min-w-0 pr-2">{toast.text}</Toast.Description>
            {toast.action && (
              <Toast.Action
                altText={toast.action.label}
                onClick={toast.action.onSelect}
                className="min-h-9 shrink-0 rounded-compact bg-paper/12 px-3.5 font-semibold transition-colors hover:bg-paper/20"
              >
                {toast.action.label}
              </Toast.Action>
            )}
          </Toast.Root>
        )}
        <Toast.Viewport
          label={label}
          className="fixed inset-x-0 bottom-20 z-50 mx-auto flex w-fit max-w-full justify-center px-4 outline-none md:bottom-6"
        />
      </Toast.Provider>
    </ToastContext>
  )
}
