import type { RetailOrderRow } from '@svetlitsa/api-client/retail-order-list/queries'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Table } from '@svetlitsa/ui/data/table'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { buildOrderColumns } from './build-order-columns.tsx'
import { OrderRows } from './order-rows.tsx'

type OrderTableProps = {
  rows: readonly RetailOrderRow[]
  isLoading: boolean
  focusedGuid: string | null
  openGuid: string | null
  onPress: (row: RetailOrderRow) => void
}

/** The orders as a table, and on a phone as rows of three lines. */
export function OrderTable({ rows, isLoading, focusedGuid, openGuid, onPress }: OrderTableProps) {
  const t = useTexts(retailOrderListTexts)
  const language = useLanguage()
  if (isLoading) {
    return (
      <div className="h-100 p-4 lg:px-6" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (rows.length === 0)
    return <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('empty')}</p>
  const getState = ({ guid }: RetailOrderRow) => {
    if (guid === focusedGuid) return 'focused' as const
    return guid === openGuid ? ('chosen' as const) : ('idle' as const)
  }
  return (
    <>
      <OrderRows rows={rows} onPress={onPress} />
      <div className="max-lg:hidden">
        <Table
          caption={retailTexts[language].orders}
          columns={buildOrderColumns(t, language, onPress)}
          rows={rows}
          rowKey={({ guid }) => guid}
          rowState={getState}
          onRowPress={onPress}
        />
      </div>
    </>
  )
}
