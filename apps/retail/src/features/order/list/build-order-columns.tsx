import type { RetailOrderRow } from '@svetlitsa/api-client/retail-order-list/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { formatMoment } from '../../../date/format-moment.ts'
import { OrderStateBadge } from '../order-state-badge.tsx'
import { describeDelivery, describeGoods, type ListTexts } from './describe-row.ts'

/** The columns of the staff's table of orders; the number opens the order. */
export function buildOrderColumns(
  t: ListTexts,
  language: Language,
  open: (row: RetailOrderRow) => void,
): TableColumn<RetailOrderRow>[] {
  const column = (
    key: ColumnKey,
    render: TableColumn<RetailOrderRow>['render'],
    align: TableColumn<RetailOrderRow>['align'] = 'left',
  ): TableColumn<RetailOrderRow> => ({ key, title: t(`columns.${key}`), render, align })
  return [
    column('number', (row) => (
      <TextLink tone="bare" onClick={() => open(row)}>
        <strong className="font-semibold">{row.id}</strong>
      </TextLink>
    )),
    column('created', (row) => formatMoment(row.createdAt, language)),
    column('customer', (row) => row.customer.name),
    column('phone', (row) => formatPhone(row.customer.phone)),
    column('goods', (row) => describeGoods(row, t)),
    column('pieces', (row) => row.goods.pieces, 'right'),
    column('sum', (row) => formatPrice(row.sum, { sign: row.currency.sign }), 'right'),
    column('payment', (row) => row.paymentStatus),
    column('delivery', (row) => describeDelivery(row, t)),
    column('state', (row) => <OrderStateBadge order={row} />),
  ]
}

type ColumnKey =
  | 'number'
  | 'created'
  | 'customer'
  | 'phone'
  | 'goods'
  | 'pieces'
  | 'sum'
  | 'payment'
  | 'delivery'
  | 'state'
