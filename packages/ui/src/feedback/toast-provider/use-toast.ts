import { createContext, useContext } from 'react'

export type ToastMessage = {
  text: string
  /** The undo action: «Вернуть». */
  action?: { label: string; onSelect: () => void }
}

/** Provided by `ToastProvider`. */
export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/**
 * Shows a short message at the bottom of the screen for six seconds: `showToast({ text, action })`.
 */
export function useToast() {
  const showToast = useContext(ToastContext)
  if (!showToast) throw new Error('useToast must be used within a ToastProvider')
  return showToast
}
