import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useRowKeyboard } from '../../../list-detail/use-row-keyboard.ts'

interface TagKeyboardOptions {
  /** The keys of the rows in the queue of tags. */
  rowKeys: readonly string[]
  searchField: RefObject<HTMLInputElement | null>
  /** Enter: the row that has the focus, or -1. */
  onEnter: (index: number) => void
  /** Plus, minus: one copy more or less of the row that has the focus. */
  onStep: (key: string, by: number) => void
  /** Delete. */
  onRemove: (key: string) => void
}

/** The keys of the screen: rows by arrows and Enter, copies by + and −, Delete, «/» for the search. */
export function useTagKeyboard(options: TagKeyboardOptions) {
  const { rowKeys, searchField, onEnter, onStep, onRemove } = options
  const { focused, setFocused } = useRowKeyboard({
    count: rowKeys.length,
    onOpen: onEnter,
    onSearch: () => searchField.current?.focus(),
    onClose: () => setFocused(-1),
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const rowKey = rowKeys[focused]
    if (!rowKey || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]')) return
    if (key === '+' || key === '=') onStep(rowKey, 1)
    else if (key === '-') onStep(rowKey, -1)
    else if (key === 'Delete') onRemove(rowKey)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return { focused, setFocused }
}
