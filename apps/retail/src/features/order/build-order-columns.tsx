import type { OrderSummary } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'

/** The table columns of orders for staff; the number opens the order. */
export function buildOrderColumns(
  t: (
    key: `columns.${'number' | 'created' | 'customer' | 'phone' | 'goods' | 'sum' | 'payment' | 'state' | 'place'}`,
  ) => string,
  open: (guid: string) => void,
): TableColumn<OrderSummary>[] {
  return [
    {
      key: 'number',
      title: t('columns.number'),
      render: (row) => (
        <TextLink tone="bare" onClick={() => open(row.guid)}>
          <strong className="font-semibold">{row.id}</strong>
        </TextLink>
      ),
    },
    {
      key: 'created',
      title: t('columns.created'),
      render: (row) =>
        new Date(row.createdAt).toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' }),
    },
    { key: 'customer', title: t('columns.customer'), render: (row) => row.customer.name },
    {
      key: 'phone',
      title: t('columns.phone'),
      render: (row) => formatPhone(row.customer.phone) ?? row.customer.phone,
    },
    { key: 'goods', title: t('columns.goods'), align: 'right', render: (row) => row.lineCount },
    {
      key: 'sum',
      title: t('columns.sum'),
      align: 'right',
      render: (row) => formatPrice(row.sum, { sign: row.currency.sign }),
    },
    { key: 'payment', title: t('columns.payment'), render: (row) => row.paymentStatus },
    {
      key: 'state',
      title: t('columns.state'),
      render: (row) => <OrderStatusBadge state={row.state}>{row.status}</OrderStatusBadge>,
    },
    { key: 'place', title: t('columns.place'), render: (row) => row.storeName },
  ]
}
