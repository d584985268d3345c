import { useEffect, useState } from 'react'

interface RowKeys {
  count: number
  onOpen: (at: number) => void
  onSearch: () => void
  onClose: () => void
}

/** Arrow keys walk the rows, Enter opens, «/» searches, Escape closes; not while one types. */
export function useRowKeys({ count, onOpen, onSearch, onClose }: RowKeys) {
  const [focused, setFocused] = useState(-1)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (key === 'Escape') return onClose()
      const isTyping =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [role=listbox], button, a')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (key === 'ArrowDown') setFocused((at) => Math.min(count - 1, at + 1))
      else if (key === 'ArrowUp') setFocused((at) => Math.max(0, at - 1))
      else if (key === 'Enter') onOpen(focused)
      else if (key === '/') onSearch()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count, focused, onOpen, onSearch, onClose])
  return { focused, setFocused }
}
