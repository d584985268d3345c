import { formatPrice } from '@svetlitsa/domain/money/format-price'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { queueMessage } from '../message/queue-message.ts'
import { findPaidCheckout, type PaymentRow } from './payment.queries.ts'

/** Notifies the buyer that a payment was received, once per payment. */
export async function queuePaymentMessages(
  services: Services,
  tx: Db,
  row: PaymentRow,
  paid: { numbers: string[]; sum: number },
): Promise<void> {
  const buyer = await findPaidCheckout(tx, row.checkoutGuid)
  if (!buyer) return
  const sign = services.regions.find(buyer.regionId)?.currency.sign ?? row.currencyCode
  const cause = {
    purpose: 'payment' as const,
    language: 'ru' as const,
    values: {
      number: paid.numbers.join(', '),
      sum: formatPrice(paid.sum, { sign, convert: false }),
      url: `${services.env.PUBLIC_ORIGIN}/personal/order/pay/${row.checkoutGuid}/`,
    },
    dedupeKey: `payment:${row.guid}`,
  }
  await queueMessage(tx, { ...cause, channel: 'sms', recipient: buyer.phone })
  if (buyer.email) await queueMessage(tx, { ...cause, channel: 'email', recipient: buyer.email })
}
