import { type OrderSummary, useRetailOrders } from '@svetlitsa/api-client/query/order'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { type OrderState, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Field } from '@svetlitsa/ui/primitives/field'
import { KeyCap } from '@svetlitsa/ui/primitives/key-cap'
import { Select } from '@svetlitsa/ui/primitives/select'
import { Table, type TableColumn } from '@svetlitsa/ui/primitives/table'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { StatusChip } from '@svetlitsa/ui/shop/status-chip'
import { useRef, useState } from 'react'
import { RetailPage } from '../../retail-page.tsx'
import { OrderPane } from './order-pane.tsx'
import { RetailKeys } from './retail-keys.tsx'
import { useRowKeys } from './use-row-keys.ts'

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
  return (
    <RetailPage
      title={say('orders')}
      userName={userName}
      keys={<RetailKeys />}
      search={
        <Field
          ref={searchField}
          label={say('search')}
          hideLabel
          size={36}
          type="search"
          placeholder={say('search')}
          after={<KeyCap>/</KeyCap>}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-4 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{say('orders')}</h1>
        <span className="text-small text-ink-soft">
          {data && say('total', { count: data.total })}
        </span>
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
          <Table
            caption={say('orders')}
            columns={columnsOf(say, setOpenGuid)}
            rows={rows}
            rowKey={(row) => row.guid}
            rowState={(row) =>
              rows[focused]?.guid === row.guid
                ? 'focused'
                : row.guid === openGuid
                  ? 'chosen'
                  : 'idle'
            }
            onRowPress={(row) => {
              setFocused(rows.indexOf(row))
              setOpenGuid(row.guid)
            }}
          />
          {data && rows.length === 0 && (
            <p className="px-6 py-10 text-body text-ink-soft">{say('empty')}</p>
          )}
        </div>
        {openGuid && <OrderPane guid={openGuid} onClose={() => setOpenGuid(null)} />}
      </div>
    </RetailPage>
  )
}

function columnsOf(
  say: (
    key: `columns.${'number' | 'created' | 'customer' | 'phone' | 'goods' | 'sum' | 'payment' | 'state' | 'place'}`,
  ) => string,
  open: (guid: string) => void,
): TableColumn<OrderSummary>[] {
  return [
    {
      key: 'number',
      title: say('columns.number'),
      render: (row) => (
        <TextLink tone="bare" onClick={() => open(row.guid)}>
          <strong className="font-semibold">{row.id}</strong>
        </TextLink>
      ),
    },
    {
      key: 'created',
      title: say('columns.created'),
      render: (row) =>
        new Date(row.createdAt).toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' }),
    },
    { key: 'customer', title: say('columns.customer'), render: (row) => row.customer.name },
    {
      key: 'phone',
      title: say('columns.phone'),
      render: (row) => formatPhone(row.customer.phone) ?? row.customer.phone,
    },
    { key: 'goods', title: say('columns.goods'), align: 'right', render: (row) => row.lineCount },
    {
      key: 'sum',
      title: say('columns.sum'),
      align: 'right',
      render: (row) => formatPrice(row.sum, { sign: row.currency.sign }),
    },
    { key: 'payment', title: say('columns.payment'), render: (row) => row.paymentStatus },
    {
      key: 'state',
      title: say('columns.state'),
      render: (row) => <StatusChip state={row.state}>{row.status}</StatusChip>,
    },
    { key: 'place', title: say('columns.place'), render: (row) => row.storeName },
  ]
}
