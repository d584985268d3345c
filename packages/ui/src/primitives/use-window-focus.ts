'use client'

import { useRef } from 'react'

/**
 * Where the keyboard goes when a window opens and closes. Into the field marked `data-first-focus`
 * where there is one, else to the first control; back to what opened the window, which Radix does only
 * for its own trigger, and our windows are opened from anywhere.
 */
export function useWindowFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const frame = event.currentTarget
      if (!(frame instanceof Element)) return
      const wanted = frame.querySelector('[data-first-focus]')
      if (!(wanted instanceof HTMLElement)) return
      event.preventDefault()
      wanted.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
