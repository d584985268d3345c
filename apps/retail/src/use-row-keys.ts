import { useEffect, useState } from 'react'

interface RowKeys {
  count: number
  onOpen: (at: number) => void
  onSearch: () => void
  onClose: () => void
}

/** What keeps the keys to itself; the arrows and Enter lead from the search on into the rows. */
const typing = 'input:not([type=search]), textarea, select, [role=listbox], [role=combobox]'

/** Arrow keys walk the rows, Enter opens, «/» searches, Escape closes; not while one types. */
export function useRowKeys({ count, onOpen, onSearch, onClose }: RowKeys) {
  const [focused, setFocused] = useState(-1)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (key === 'Escape') return onClose()
      const at = target instanceof HTMLElement ? target : null
      if (at?.closest(typing) || event.ctrlKey || event.metaKey || event.altKey) return
      // A button or a link under the focus does its own with Enter, and a slash is a letter in a search.
      if (key === 'Enter' && at?.closest('button, a')) return
      if (key === '/' && at?.closest('input')) return
      if (key === 'ArrowDown') setFocused((row) => Math.min(count - 1, row + 1))
      else if (key === 'ArrowUp') setFocused((row) => Math.max(0, row - 1))
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
