import { formatPrice } from '@svetlitsa/domain/money/format-price'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { queueForPerson } from '../message/queue-for-person.ts'
import { findPaidCheckout, type PaymentRow } from './payment.queries.ts'

/** Notifies the buyer that a payment was received, once per payment. */
export async function queuePaymentMessages(
  services: Services,
  tx: Db,
  row: PaymentRow,
  paid: { numbers: string[]; sum: number },
): Promise<void> {
  await queueBuyerMessages(services, tx, row, {
    purpose: 'payment',
    number: paid.numbers.join(', '),
    sum: paid.sum,
    dedupeKey: `payment:${row.guid}`,
  })
}

/** Notifies the buyer that money goes back, once per refund. */
export async function queueRefundMessages(
  services: Services,
  tx: Db,
  row: PaymentRow,
  refund: { order: { number: string }; sum: number; dedupeKey: string },
): Promise<void> {
  const { order, sum, dedupeKey } = refund
  const message = { purpose: 'refund', number: order.number, sum, dedupeKey } as const
  await queueBuyerMessages(services, tx, row, message)
}

async function queueBuyerMessages(
  services: Services,
  tx: Db,
  row: PaymentRow,
  about: { purpose: 'payment' | 'refund'; number: string; sum: number; dedupeKey: string },
): Promise<void> {
  const buyer = await findPaidCheckout(tx, row.checkoutGuid)
  if (!buyer) return
  const sign = services.regions.find(buyer.regionId)?.currency.sign ?? row.currencyCode
  const cause = {
    purpose: about.purpose,
    language: buyer.language,
    values: {
      number: about.number,
      sum: formatPrice(about.sum, { sign, convert: false }),
      url: `${services.env.PUBLIC_ORIGIN}/personal/order/pay/${row.checkoutGuid}/`,
    },
    dedupeKey: about.dedupeKey,
  }
  await queueForPerson(tx, buyer, cause)
}
