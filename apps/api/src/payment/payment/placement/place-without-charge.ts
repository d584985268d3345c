import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { PlacementWay } from '../../../schema/payment.table.ts'
import {
  lockPayableCheckout,
  type PayableCheckout,
  type PaymentRequest,
  type PaymentRequestRefusal,
} from '../lock-payable-checkout.ts'
import { findOpenAttempt } from '../payment.queries.ts'
import { endOpenAttempt } from '../settle-payment.ts'
import { placeCheckout } from './place-checkout.ts'

type PlacementRefusal = Refusal<PaymentRequestRefusal | 'provider_off' | 'payment_open'>

/**
 * Places a checkout by a way that charges nothing. An open attempt ends at its provider first; if it
 * is paid there, or another one opens meanwhile, nothing is placed (payment.one-attempt).
 */
export async function placeWithoutCharge<Placed>(
  context: Context,
  requested: PaymentRequest,
  way: {
    name: PlacementWay
    isOffered: (payable: PayableCheckout) => boolean
    save: (tx: Db, payable: PayableCheckout) => Promise<Placed>
  },
): Promise<Placed | PlacementRefusal> {
  const payable = await transact(context.db, (tx) => checkPlacement(context, tx, requested, way))
  if (payable instanceof Refusal) return payable
  if (!(await endOpenAttempt(context.services, requested.basketGroup))) {
    return refuse('payment_open')
  }
  return transact(context.db, async (tx) => {
    const locked = await checkPlacement(context, tx, requested, way)
    if (locked instanceof Refusal) return locked
    if (await findOpenAttempt(tx, requested.basketGroup)) return refuse('payment_open')
    await placeCheckout(tx, locked.checkout, way.name, context.now)
    return way.save(tx, locked)
  })
}

async function checkPlacement(
  context: Context,
  tx: Db,
  requested: PaymentRequest,
  { isOffered }: { isOffered: (payable: PayableCheckout) => boolean },
): Promise<PayableCheckout | Refusal<PaymentRequestRefusal | 'provider_off'>> {
  const payable = await lockPayableCheckout(context, tx, requested)
  if (payable instanceof Refusal) return payable
  return isOffered(payable) ? payable : refuse('provider_off')
}
