import { type OrderSummary, useRetailOrders } from '@svetlitsa/api-client/query/order'
import { type OrderState, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Field } from '@svetlitsa/ui/primitives/field'
import { KeyCap } from '@svetlitsa/ui/primitives/key-cap'
import { Select } from '@svetlitsa/ui/primitives/select'
import { Table } from '@svetlitsa/ui/primitives/table'
import { type ChangeEvent, useRef, useState } from 'react'
import { RetailKeys } from '../../retail-keys.tsx'
import { RetailPage } from '../../retail-page.tsx'
import { useRowKeys } from '../../use-row-keys.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderPane } from './order-pane.tsx'
import { OrderRows } from './order-rows.tsx'

const ANY = 'any'

/** Orders for the staff: dense, searched as one types, walked by keys (account §2, /retail-lk/orders). */
export function RetailOrdersScreen({ userName }: { userName: string }) {
  const say = useTexts(retailTexts)
  const [search, setSearch] = useState('')
  const [state, setState] = useState<OrderState | typeof ANY>(ANY)
  const [openGuid, setOpenGuid] = useState<string | null>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const { data, isError, refetch } = useRetailOrders({
    search,
    ...(state === ANY ? {} : { state }),
  })
  const rows = data?.orders ?? []
  const { focused, setFocused } = useRowKeys({
    count: rows.length,
    onOpen: (at) => setOpenGuid(rows[at]?.guid ?? null),
    onSearch: () => searchField.current?.focus(),
    onClose: () => setOpenGuid(null),
  })
  const finding = {
    label: say('search'),
    hideLabel: true,
    type: 'search',
    placeholder: say('search'),
    value: search,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setSearch(currentTarget.value),
  }
  const press = (row: OrderSummary) => {
    setFocused(rows.indexOf(row))
    setOpenGuid(row.guid)
  }
  return (
    <RetailPage
      title={say('orders')}
      userName={userName}
      keys={<RetailKeys />}
      search={<Field {...finding} ref={searchField} size={36} after={<KeyCap>/</KeyCap>} />}
    >
      <div className="flex flex-wrap items-center gap-4 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{say('orders')}</h1>
        <span className="text-small text-ink-soft">
          {data && say('total', { count: data.total })}
        </span>
        <div className="w-full lg:hidden">
          <Field {...finding} size={44} />
        </div>
        <div className="w-60">
          <Select
            label={say('state')}
            hideLabel
            size={36}
            value={state}
            onChange={(value) => setState(value as OrderState | typeof ANY)}
            options={[
              { value: ANY, label: say('anyState') },
              ...Object.entries(orderStateLabel).map(([value, label]) => ({ value, label })),
            ]}
          />
        </div>
      </div>
      {isError && <FaultNotice onRetry={() => void refetch()} />}
      <div className="flex items-start">
        <div className="min-w-0 grow">
          <OrderRows rows={rows} onPress={press} />
          <div className="max-lg:hidden">
            <Table
              caption={say('orders')}
              columns={orderColumns(say, setOpenGuid)}
              rows={rows}
              rowKey={(row) => row.guid}
              rowState={(row) => stateOf(row, rows[focused]?.guid, openGuid)}
              onRowPress={press}
            />
          </div>
          {data && rows.length === 0 && (
            <p className="px-6 py-10 text-body text-ink-soft">{say('empty')}</p>
          )}
        </div>
        {openGuid && <OrderPane guid={openGuid} onClose={() => setOpenGuid(null)} />}
      </div>
    </RetailPage>
  )
}

function stateOf(row: OrderSummary, focusedGuid: string | undefined, openGuid: string | null) {
  if (row.guid === focusedGuid) return 'focused'
  return row.guid === openGuid ? 'chosen' : 'idle'
}
