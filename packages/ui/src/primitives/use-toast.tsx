'use client'

import { createContext, useContext } from 'react'

export type ToastMessage = {
  text: string
  /** The way back: «Вернуть». */
  action?: { label: string; onAct: () => void }
}

/** Filled by `ToastProvider`. */
export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/** Says something short at the foot of the screen for six seconds: `showToast({ text, action })`. */
export function useToast() {
  const showToast = useContext(ToastContext)
  if (!showToast) throw new Error('useToast needs a ToastProvider above it')
  return showToast
}
