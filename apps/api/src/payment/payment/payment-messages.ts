import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { createMessageLink } from '../../order/access/create-message-link.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { findPaidCheckout, type PaymentRow } from './payment.queries.ts'

/** Notifies the buyer that a payment was received, once per payment; its link pays what is still due. */
export async function queuePaymentMessages(
  services: Services,
  tx: Db,
  row: PaymentRow,
  paid: { numbers: string[]; sum: number; due: number },
): Promise<void> {
  await queueBuyerMessages(services, tx, row, {
    purpose: 'payment',
    number: paid.numbers.join(', '),
    sum: paid.sum,
    isDue: paid.due > 0,
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
  const message = { purpose: 'refund', number: order.number, sum, isDue: false, dedupeKey } as const
  await queueBuyerMessages(services, tx, row, message)
}

async function queueBuyerMessages(
  services: Services,
  tx: Db,
  row: PaymentRow,
  about: {
    purpose: 'payment' | 'refund'
    number: string
    sum: number
    isDue: boolean
    dedupeKey: string
  },
): Promise<void> {
  const buyer = await findPaidCheckout(tx, row.basketGroup)
  if (!buyer) return
  const { basketGroup } = row
  const path = link.payment(basketGroup)
  const sign = services.regions.find(buyer.regionId)?.currency.sign ?? row.currencyCode
  const cause = {
    purpose: about.purpose,
    language: buyer.language,
    values: {
      number: about.number,
      sum: formatPrice(about.sum, { sign, convert: false }),
      url: about.isDue
        ? await createMessageLink(services, tx, { basketGroup, path })
        : services.env.PUBLIC_ORIGIN + path,
    },
    dedupeKey: about.dedupeKey,
  }
  await queueForPerson(tx, buyer, cause)
}
