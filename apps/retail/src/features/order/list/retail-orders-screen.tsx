import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import {
  type RetailOrderRow,
  useRetailOrders,
  useRetailViews,
} from '@svetlitsa/api-client/retail-order-list/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { getOrderOfLabel } from '@svetlitsa/domain/waybill/waybill-box'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { useMemo, useRef, useState } from 'react'
import { ListDetailLayout } from '../../../list-detail/list-detail-layout.tsx'
import { ListSearch } from '../../../list-detail/list-search.tsx'
import { useLetterKeys } from '../../../list-detail/use-letter-keys.ts'
import { useRowKeyboard } from '../../../list-detail/use-row-keyboard.ts'
import { RetailPage } from '../../../retail-page/retail-page.tsx'
import { useWedgeScanner } from '../../../scan/use-wedge-scanner.ts'
import { OrderPane } from '../order-pane.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderViews } from './order-views.tsx'

const MAX_COUNTED = 1_000

type RetailOrdersScreenProps = {
  userName: string
  /** The order that the address opens. */
  openedGuid: string | null
  filter: RetailOrderFilter
  onFilter: (filter: RetailOrderFilter) => void
}

/**
 * Orders for staff: a dense table with views, conditions, search while typing and keyboard navigation
 * (retail.orders, /retail-lk/orders).
 */
export function RetailOrdersScreen(props: RetailOrdersScreenProps) {
  const { userName, openedGuid, filter, onFilter } = props
  const t = useTexts(retailOrderListTexts)
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [hasConditions, setConditions] = useState(false)
  const [chosenGuid, setChosenGuid] = useState<string | null>(openedGuid)
  /** The scanned text; the order that alone has it opens as soon as it is found. */
  const [scanned, setScanned] = useState<string | null>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const orders = useRetailOrders({ ...filter, search })
  const { data: views } = useRetailViews()
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? []
  const onlyGuid = rows.length === 1 && !orders.isPlaceholderData ? rows[0]?.guid : undefined
  const openGuid = chosenGuid ?? (scanned === search ? onlyGuid : undefined) ?? null
  const setOpenGuid = (guid: string | null) => {
    setChosenGuid(guid)
    setScanned(null)
  }
  useWedgeScanner((code) => {
    const text = getOrderOfLabel(code)
    setChosenGuid(null)
    setSearch(text)
    setScanned(text)
  })
  const total = orders.data?.pages[0]?.total ?? null
  const { focused, setFocused } = useRowKeyboard({
    count: rows.length,
    onOpen: (index) => setOpenGuid(rows[index]?.guid ?? null),
    onSearch: () => searchField.current?.focus(),
    onClose: () => setOpenGuid(null),
  })
  useLetterKeys(useMemo(() => ({ KeyF: () => setConditions((isOpen) => !isOpen) }), []))
  const openRow = (row: RetailOrderRow) => {
    setFocused(rows.indexOf(row))
    setOpenGuid(row.guid)
  }
  const searchProps = { label: t('search'), value: search, onSearch: setSearch }
  return (
    <RetailPage
      title={retailTexts[language].orders}
      userName={userName}
      keys={<OrderShortcuts />}
      search={<ListSearch {...searchProps} ref={searchField} isInBar />}
    >
      <ListDetailLayout
        title={retailTexts[language].orders}
        total={total !== null && t(total < MAX_COUNTED ? 'total' : 'totalMany', { count: total })}
        search={<ListSearch {...searchProps} />}
        filters={
          <>
            <OrderViews filter={filter} today={getToday()} onFilter={onFilter} />
            <Button
              size={40}
              kind="outline"
              aria-expanded={hasConditions}
              onClick={() => setConditions(!hasConditions)}
            >
              {t('conditions')}
              <span className="max-lg:hidden">
                <Kbd>F</Kbd>
              </span>
            </Button>
            <Button size={40} href={link.retailNewOrder()}>
              {newOrderTexts[language].title}
            </Button>
            {hasConditions && (
              <OrderFilters filter={filter} stores={views?.stores ?? []} onFilter={onFilter} />
            )}
          </>
        }
        pane={
          openGuid && (
            <OrderPane
              key={openGuid}
              guid={openGuid}
              onClose={() => setOpenGuid(null)}
              onOpen={setOpenGuid}
            />
          )
        }
      >
        {orders.isError && <ErrorNotice onRetry={() => void orders.refetch()} />}
        <OrderTable
          rows={rows}
          isLoading={orders.isPending}
          focusedGuid={rows[focused]?.guid ?? null}
          openGuid={openGuid}
          onPress={openRow}
        />
        {orders.hasNextPage && (
          <div className="p-4 text-center">
            <Button
              kind="soft"
              waiting={orders.isFetchingNextPage && t('loading')}
              onClick={() => void orders.fetchNextPage()}
            >
              {t('more')}
            </Button>
          </div>
        )}
      </ListDetailLayout>
    </RetailPage>
  )
}

/** The day of this browser: 2026-11-24. */
const getToday = () => new Date().toLocaleDateString('sv-SE')
