'use client'

import { useRef } from 'react'

/**
 * Gives the keyboard back to what opened a window. Radix does it only for its own trigger, and our
 * windows are opened from anywhere.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
