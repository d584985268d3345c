import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { findPaymentProvider } from '../provider/find-provider.ts'
import { type PaymentProvider, ProviderError } from '../provider/payment-provider.ts'
import { type RefundCause, recordReturned } from './ledger/record-returned.ts'
import {
  beginRefund,
  endRefund,
  markRefund,
  type RefundableMoney,
  sumReturned,
} from './refund.queries.ts'

/** Money that is owed back, as the ledger has it at this moment; null when it has gone back. */
type FindOwed = (db: Db) => Promise<RefundableMoney | null>

/**
 * Returns money at the provider and records it. Both steps can be repeated: the idempotency key
 * makes a repeated request one refund, and the ledger takes an entry once. What is owed is read again
 * once the payment is marked: until then it may be found to have gone back in the acquirer's cabinet
 * (payment.foreign-refund).
 */
export async function returnMoney(
  services: Services,
  findOwed: FindOwed,
  cause: RefundCause,
): Promise<void> {
  const { db } = services.database
  const { payment } = (await findOwed(db)) ?? {}
  if (!payment) return
  const provider = findPaymentProvider(services, payment)
  if (!payment.providerPaymentId || !provider) {
    throw new Error(`payment ${payment.guid} cannot be refunded: its provider is disabled`)
  }
  const { providerPaymentId: id, currencyCode } = payment
  const { key } = cause
  const record = (money: RefundableMoney) =>
    db.transaction((tx) => recordReturned(services, tx, money, cause))
  if (!provider.ignoresRefundKey) {
    await markRefund(db, payment.guid)
    const money = await findOwed(db)
    if (!money) return
    await provider.refund(id, money.amount, currencyCode, key)
    return record(money)
  }
  if (!(await beginRefund(db, payment.guid))) {
    throw new Error(`payment ${payment.guid}: another refund of it is on its way`)
  }
  const money = await findOwed(db)
  if (money) {
    await refundWithoutKey(db, provider, { id, money, key })
    await record(money)
  }
  await endRefund(db, payment.guid)
}

/**
 * Refunds where a provider would pay a repeated refund twice (ADR 0081): what it has returned is
 * compared with the ledger first. As the ledger records one refund of a payment after the other, a
 * difference of just this sum is this refund, or another one of the same sum, cut off before it was
 * recorded.
 */
async function refundWithoutKey(
  db: Db,
  provider: PaymentProvider,
  { id, money: { payment, amount }, key }: { id: string; money: RefundableMoney; key: string },
): Promise<void> {
  const recorded = await sumReturned(db, payment.guid)
  const returned = (await provider.fetchReturned?.(id)) ?? recorded
  if (returned === recorded + amount) return
  if (returned !== recorded) {
    throw new ProviderError(
      `${provider.name} has returned ${returned} of payment ${payment.guid}, the ledger ${recorded}`,
    )
  }
  await provider.refund(id, amount, payment.currencyCode, key)
}
