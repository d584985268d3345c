import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { deleteExpiredLimits } from '../limit/unverified-order.queries.ts'
import {
  AT_ONCE,
  findDueCheckouts,
  lockDueCheckout,
  lockDueOrders,
} from '../reservation/reservation.queries.ts'
import { transitionOrders } from '../state/transition-orders.ts'

/** A run ends after a few hundred checkouts, so that the other recurring jobs have their turn. */
const MAX_ROUNDS = 10

/**
 * Cancels orders whose time ran out unpaid, releases their stock and tells the buyer why
 * (order.reservation). The checkout's lock makes several workers cancel an order once; an order that
 * was paid or verified in the meantime is kept. An error in one checkout does not stop the others.
 */
export async function releaseReservations(services: Services): Promise<void> {
  const { database, log } = services
  const { db } = database
  let found: string[] = []
  let round = 0
  do {
    found = await findDueCheckouts(db)
    for (const guid of found) {
      try {
        const numbers = await db.transaction((tx) => cancelDueOrders(services, tx, guid))
        if (numbers.length > 0) log.info({ orders: numbers }, 'unpaid orders cancelled')
      } catch (error) {
        log.error(
          { err: error, checkout: guid },
          'an unpaid order could not be cancelled: its stock is still held, cancel it by hand',
        )
      }
    }
    round += 1
  } while (found.length === AT_ONCE && round < MAX_ROUNDS)
  await deleteExpiredLimits(db)
}

async function cancelDueOrders(services: Services, tx: Db, guid: string): Promise<string[]> {
  const checkout = await lockDueCheckout(tx, guid)
  const orders = await lockDueOrders(tx, guid)
  if (!checkout || orders.length === 0) return []
  const reason = checkout.isVerified ? 'unpaid' : 'unverified'
  const cause = { actor: 'job', reason } as const
  const transitions = { basketGroup: guid, orders, toState: 'cancelled', cause } as const
  if (!(await transitionOrders(services, tx, transitions)))
    throw new Error(`checkout ${guid} was not locked`)
  return orders.map(({ number }) => number)
}
