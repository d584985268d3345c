import { type RefObject, useState } from 'react'
import { useRowKeyboard } from './use-row-keyboard.ts'

/** The row with keyboard focus and the row open beside the table. */
export function useListKeyboard<Row extends { id: number }>(
  rows: readonly Row[],
  searchField: RefObject<HTMLInputElement | null>,
) {
  const [openId, setOpenId] = useState<number | null>(null)
  const { focused, setFocused } = useRowKeyboard({
    count: rows.length,
    onOpen: (index) => setOpenId(rows[index]?.id ?? null),
    onSearch: () => searchField.current?.focus(),
    onClose: () => setOpenId(null),
  })
  const openRow = (row: Row) => {
    setFocused(rows.indexOf(row))
    setOpenId(row.id)
  }
  const getRowState = (row: Row) => {
    if (row.id === openId) return 'chosen' as const
    return row.id === rows[focused]?.id ? ('focused' as const) : ('idle' as const)
  }
  return { openId, setOpenId, press: openRow, stateOf: getRowState }
}
