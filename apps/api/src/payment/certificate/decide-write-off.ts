import { payWithCertificate } from '@svetlitsa/domain/certificate/pay-with-certificate'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { findWritableCheckout } from '../../order/access/find-accessible-checkout.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findDueOrders } from '../payment/payment.queries.ts'
import { findMissingChoice } from '../payment/payment-flags.ts'
import type { CertificateRow } from '../provider/certificate.queries.ts'

/** The checkout that a certificate is to pay, by its guid and one of its orders. */
export interface CertificatePurpose {
  payId: string
  orderId: string
}

type CheckoutReason = 'not_found' | 'not_owner'

/**
 * A checkout with its due, and what must be chosen before it is paid (payment.flags). Whoever may not
 * pay it gets no answer about a certificate.
 */
export async function findCheckoutToPay(
  context: Context,
  db: Db,
  { payId, orderId }: CertificatePurpose,
) {
  const checkout = await findWritableCheckout(context, db, payId)
  if (checkout instanceof Refusal) return checkout as Refusal<CheckoutReason>
  const region = context.services.regions.find(checkout.regionId)
  const orders = (await findDueOrders(db, payId, { lock: false })).filter(
    (order) => order.state !== 'cancelled',
  )
  if (!region || !orders.some((order) => order.number === orderId)) return refuse('not_found')
  const { day: today } = toLocalTime(context.now, region.timeZone)
  return {
    guid: checkout.guid,
    currencyCode: checkout.currencyCode,
    due: orders.reduce((sum, order) => sum + order.due, 0),
    missing: findMissingChoice(orders, today),
  }
}

export type CheckoutToPay = Exclude<
  Awaited<ReturnType<typeof findCheckoutToPay>>,
  Refusal<CheckoutReason>
>

/** What a certificate pays of a checkout, or the reason why it pays nothing. */
export function decideWriteOff(
  { now }: Pick<Context, 'now'>,
  row: CertificateRow,
  { currencyCode, due }: Pick<CheckoutToPay, 'currencyCode' | 'due'>,
  requested?: number,
) {
  const { balance, currencyCode: currency, isBlocked, validUntil } = row
  return payWithCertificate({
    certificate: { balance, currency, isBlocked, validUntil },
    currency: currencyCode,
    due,
    now,
    ...(requested === undefined ? {} : { requested }),
  })
}
