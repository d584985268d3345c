import type { Database } from '../../platform/database/database.ts'
import { findBrokenInvariants } from '../money-invariants.ts'
import type { JournalEntry } from './client-journal.ts'
import type { FaultyAcquirer } from './faulty-acquirer.ts'

/**
 * What must hold after a race: the money audit, that everything the clients were told exists (every
 * 2xx of their journal), and that the books of shop and acquirer are equal.
 */
export async function findRaceViolations(
  { db, pool }: Database,
  journal: readonly JournalEntry[],
  acquirer: FaultyAcquirer,
): Promise<string[]> {
  const { rows: checkouts } = await pool.query<{ guid: string; key: string; totals: number[] }>(`
    select c.guid, c.idempotency_key as key, array_agg(o.total order by o.id) as totals
    from checkout c join shop_order o on o.basket_group = c.guid group by c.guid`)
  const { rows: payments } = await pool.query<ShopPayment>(`
    select p.guid, p.basket_group as "basketGroup", p.provider_payment_id as id, p.state, p.amount,
      coalesce((select sum(e.amount) from payment_entry e
        where e.payment_guid = p.guid and e.direction = 'out'), 0)::bigint as refunded
    from payment p`)
  return [
    ...(await findBrokenInvariants(db)),
    ...findLostOrders(journal, checkouts),
    ...findLostPayments(journal, payments),
    ...compareBooks(payments, acquirer),
  ]
}

interface ShopPayment {
  guid: string
  basketGroup: string
  id: string | null
  state: string
  amount: number
  refunded: number
}

function findLostOrders(
  journal: readonly JournalEntry[],
  checkouts: readonly { guid: string; key: string; totals: number[] }[],
): string[] {
  const found = Map.groupBy(checkouts, ({ key }) => key)
  const violations: string[] = []
  for (const entry of journal) {
    if (entry.what === 'order intended' && (found.get(entry.key)?.length ?? 0) > 1)
      violations.push(`two orders of one key: ${entry.key}`)
    if (entry.what !== 'order answered') continue
    const [checkout] = found.get(entry.key) ?? []
    const { status, basketGroup, totals } = entry
    if (status >= 500) violations.push(`an order was answered ${status}: ${entry.key}`)
    if (status !== 200) continue
    if (checkout?.guid !== basketGroup || `${checkout?.totals}` !== `${totals}`)
      violations.push(`an answered order differs or is lost: ${basketGroup}`)
  }
  return violations
}

function findLostPayments(
  journal: readonly JournalEntry[],
  payments: readonly ShopPayment[],
): string[] {
  const found = new Map(payments.map((payment) => [payment.guid, payment]))
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return journal.flatMap((entry) => {
    if (entry.what === 'payment answered') {
      const payment = found.get(entry.paymentGuid)
      const isSame = payment?.basketGroup === entry.basketGroup && payment.amount === entry.sum
      return isSame ? [] : [`an answered payment differs or is lost: ${entry.paymentGuid}`]
    }
    if (entry.what === 'paid' && byId.get(entry.providerPaymentId)?.state !== 'succeeded')
      return [`a paid payment is not recorded: ${entry.providerPaymentId}`]
    return []
  })
}

/** One charge for each payment, the same sum, and the same sum returned. */
function compareBooks(payments: readonly ShopPayment[], acquirer: FaultyAcquirer): string[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return [...acquirer.payments.values()].flatMap(({ id, status, amount, refunded }) => {
    if (status !== 'succeeded') return []
    const payment = byId.get(id)
    const isSame =
      payment?.state === 'succeeded' &&
      payment.amount === Number(amount.value) &&
      payment.refunded === refunded
    return isSame ? [] : [`the acquirer’s books differ: ${id}`]
  })
}
