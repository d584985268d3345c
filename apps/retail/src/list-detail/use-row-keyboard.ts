import { useEffect, useState } from 'react'

interface RowKeyboardOptions {
  count: number
  onOpen: (index: number) => void
  onSearch: () => void
  onClose: () => void
}

/**
 * Elements that handle keys themselves; in the search field, arrows and Enter still move to the
 * rows.
 */
const typingSelector = 'input:not([type=search]), textarea, select, [role=listbox], [role=combobox]'

/**
 * Keyboard navigation: arrow keys move between rows, Enter opens, «/» focuses the search, Escape
 * closes. Disabled while typing.
 */
export function useRowKeyboard({ count, onOpen, onSearch, onClose }: RowKeyboardOptions) {
  const [focused, setFocused] = useState(-1)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      const element = target instanceof HTMLElement ? target : null
      // A window above the list has the keys for itself; its Escape leaves the row open.
      if (event.defaultPrevented || element?.closest('[role=dialog]')) return
      if (key === 'Escape') return onClose()
      if (element?.closest(typingSelector) || event.ctrlKey || event.metaKey || event.altKey) return
      // Enter activates a focused button or link instead, and a slash is text in the search field.
      if (key === 'Enter' && element?.closest('button, a')) return
      if (key === '/' && element?.closest('input')) return
      if (key === 'ArrowDown') setFocused((row) => Math.min(count - 1, row + 1))
      else if (key === 'ArrowUp') setFocused((row) => Math.max(0, row - 1))
      else if (key === 'Enter') onOpen(focused)
      else if (key === '/') onSearch()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [count, focused, onOpen, onSearch, onClose])
  return { focused, setFocused }
}
