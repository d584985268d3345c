import { useRef } from 'react'

/**
 * Moves the focus when a window opens and closes. On opening to the element marked
 * `data-first-focus`, or else to the first control; on closing back to the element that opened the
 * window. Radix restores the focus only for its own trigger, but our windows are opened from
 * anywhere.
 */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const frame = event.currentTarget
      if (!(frame instanceof Element)) return
      const firstFocusTarget = frame.querySelector('[data-first-focus]')
      if (!(firstFocusTarget instanceof HTMLElement)) return
      event.preventDefault()
      firstFocusTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
