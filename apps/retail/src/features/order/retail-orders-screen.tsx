import { type OrderSummary, useRetailOrders } from '@svetlitsa/api-client/order/queries'
import { type OrderState, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { Table } from '@svetlitsa/ui/data/table'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { type ChangeEvent, useRef, useState } from 'react'
import { KeyboardHints } from '../../list-detail/keyboard-hints.tsx'
import { useRowKeyboard } from '../../list-detail/use-row-keyboard.ts'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { buildOrderColumns } from './build-order-columns.tsx'
import { OrderPane } from './order-pane.tsx'
import { OrderRows } from './order-rows.tsx'

const anyState = 'any'

type RetailOrdersScreenProps = {
  userName: string
  /** The order that the address opens. */
  openedGuid: string | null
}

/**
 * Orders for staff: a dense table with search while typing and keyboard navigation (retail.orders,
 * /retail-lk/orders).
 */
export function RetailOrdersScreen({ userName, openedGuid }: RetailOrdersScreenProps) {
  const t = useTexts(retailTexts)
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [state, setState] = useState<OrderState | typeof anyState>(anyState)
  const [isReservationEnded, setReservationEnded] = useState(false)
  const [openGuid, setOpenGuid] = useState<string | null>(openedGuid)
  const searchField = useRef<HTMLInputElement>(null)
  const { data, isError, refetch } = useRetailOrders({
    search,
    ...(state === anyState ? {} : { state }),
    ...(isReservationEnded ? { isReservationEnded } : {}),
  })
  const rows = data?.orders ?? []
  const { focused, setFocused } = useRowKeyboard({
    count: rows.length,
    onOpen: (index) => setOpenGuid(rows[index]?.guid ?? null),
    onSearch: () => searchField.current?.focus(),
    onClose: () => setOpenGuid(null),
  })
  const searchProps = {
    label: t('search'),
    hideLabel: true,
    type: 'search',
    placeholder: t('search'),
    value: search,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setSearch(currentTarget.value),
  }
  const openRow = (row: OrderSummary) => {
    setFocused(rows.indexOf(row))
    setOpenGuid(row.guid)
  }
  return (
    <RetailPage
      title={t('orders')}
      userName={userName}
      keys={<KeyboardHints />}
      search={<Field {...searchProps} ref={searchField} size={36} after={<Kbd>/</Kbd>} />}
    >
      <div className="flex flex-wrap items-center gap-4 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{t('orders')}</h1>
        <span className="text-small text-ink-soft">
          {data && t('total', { count: data.total })}
        </span>
        <div className="w-full lg:hidden">
          <Field {...searchProps} size={44} />
        </div>
        <div className="w-60">
          <Select
            label={t('state')}
            hideLabel
            size={36}
            value={state}
            onChange={(value) => setState(value as OrderState | typeof anyState)}
            options={[
              { value: anyState, label: t('anyState') },
              ...Object.entries(orderStateLabel).map(([value, label]) => ({ value, label })),
            ]}
          />
        </div>
        <Checkbox
          label={retailOrderTexts[language].ended}
          checked={isReservationEnded}
          onChange={({ currentTarget }) => setReservationEnded(currentTarget.checked)}
        />
        <Button size={40} href={link.retailNewOrder()}>
          {newOrderTexts[language].title}
        </Button>
      </div>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      <div className="flex items-start">
        <div className="min-w-0 grow">
          <OrderRows rows={rows} onPress={openRow} />
          <div className="max-lg:hidden">
            <Table
              caption={t('orders')}
              columns={buildOrderColumns(t, setOpenGuid)}
              rows={rows}
              rowKey={(row) => row.guid}
              rowState={(row) => getRowState(row, rows[focused]?.guid, openGuid)}
              onRowPress={openRow}
            />
          </div>
          {data && rows.length === 0 && (
            <p className="px-6 py-10 text-body text-ink-soft">{t('empty')}</p>
          )}
        </div>
        {openGuid && (
          <OrderPane
            key={openGuid}
            guid={openGuid}
            onClose={() => setOpenGuid(null)}
            onOpen={setOpenGuid}
          />
        )}
      </div>
    </RetailPage>
  )
}

function getRowState(row: OrderSummary, focusedGuid: string | undefined, openGuid: string | null) {
  if (row.guid === focusedGuid) return 'focused'
  return row.guid === openGuid ? 'chosen' : 'idle'
}
