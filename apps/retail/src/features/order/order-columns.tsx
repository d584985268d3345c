import type { OrderSummary } from '@svetlitsa/api-client/query/order'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import type { TableColumn } from '@svetlitsa/ui/primitives/table'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { StatusChip } from '@svetlitsa/ui/shop/status-chip'

/** What the staff see of an order at a glance; its number opens it. */
export function orderColumns(
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
