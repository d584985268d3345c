'use client'

import { Toast } from 'radix-ui'
import { type ReactNode, useCallback, useState } from 'react'
import { ToastContext, type ToastMessage } from './use-toast.tsx'

const shownMs = 6000

type ToastProviderProps = {
  children: ReactNode
  /** Names the corner for readers; `{hotkey}` in it becomes the key that leads there (F8). */
  label: string
}

type ShownToast = ToastMessage & { key: number }

/**
 * Shows what `useToast` is given, told politely to readers. One at a time: a newer message replaces
 * the older one, so that «Вернуть» always speaks of what has just been done.
 */
export function ToastProvider({ children, label }: ToastProviderProps) {
  const [toast, setToast] = useState<ShownToast | null>(null)
  const show = useCallback((message: ToastMessage) => {
    setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1 }))
  }, [])

  return (
    <ToastContext value={show}>
      <Toast.Provider label={label} swipeDirection="down" duration={shownMs}>
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
                onClick={toast.action.onAct}
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
