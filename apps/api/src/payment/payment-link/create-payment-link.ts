import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/payment-link/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { insertPaymentLink } from '../../order/access/payment-link.queries.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findDueOrders, lockPaidCheckout } from '../payment/payment.queries.ts'
import { findStaffCheckout } from './linked-order.queries.ts'

type Input = ParsedInput<typeof contract.createPaymentLink>

/**
 * Makes a link by which anyone may pay a checkout once, under the checkout's lock: what it asks for is
 * never more than what is due (payment.pay-code).
 */
export function createPaymentLink(
  context: Context,
  { orderGuid, percent, sum, isSent = false }: Input,
) {
  const amount = sum ?? null
  return transact(context.db, async (tx) => {
    const found = await findStaffCheckout(context, tx, orderGuid)
    if (!found) return refuse('not_found')
    await lockPaidCheckout(tx, found.guid)
    const orders = await findDueOrders(tx, found.guid, { lock: false })
    const open = orders.filter(({ state }) => state !== 'cancelled')
    const due = open.reduce((total, order) => total + order.due, 0)
    if (due <= 0) return refuse('already_paid')
    if (open.some(({ hasDelivery }) => !hasDelivery)) return refuse('delivery_missing')
    if (amount !== null && amount > due) return refuse('sum_too_large', { values: { due } })
    const { code, expiresAt } = await insertPaymentLink(tx, {
      basketGroup: found.guid,
      percent: amount === null ? (percent ?? null) : null,
      amount,
      createdBy: context.session?.userId ?? null,
    })
    const url = context.services.env.PUBLIC_ORIGIN + link.payCode(code)
    if (isSent) await sendLink(tx, found, { code, url, expiresAt })
    return { url, expiresAt: expiresAt.toISOString() }
  })
}

async function sendLink(
  tx: Db,
  buyer: NonNullable<Awaited<ReturnType<typeof findStaffCheckout>>>,
  { code, url, expiresAt }: { code: string; url: string; expiresAt: Date },
): Promise<void> {
  const { language, number } = buyer
  const cause = {
    purpose: 'payLink' as const,
    language,
    values: { number, url },
    dedupeKey: `pay-link:${code}`,
    expiresAt,
  }
  await queueForPerson(tx, buyer, cause)
}
