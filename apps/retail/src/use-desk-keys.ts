import { type RefObject, useState } from 'react'
import { useRowKeys } from './use-row-keys.ts'

/** The row that the keys stand on and the one that is open beside the table. */
export function useDeskKeys<Row extends { id: number }>(
  rows: readonly Row[],
  searchField: RefObject<HTMLInputElement | null>,
) {
  const [openId, setOpenId] = useState<number | null>(null)
  const { focused, setFocused } = useRowKeys({
    count: rows.length,
    onOpen: (at) => setOpenId(rows[at]?.id ?? null),
    onSearch: () => searchField.current?.focus(),
    onClose: () => setOpenId(null),
  })
  const press = (row: Row) => {
    setFocused(rows.indexOf(row))
    setOpenId(row.id)
  }
  const stateOf = (row: Row) => {
    if (row.id === openId) return 'chosen' as const
    return row.id === rows[focused]?.id ? ('focused' as const) : ('idle' as const)
  }
  return { openId, setOpenId, press, stateOf }
}
