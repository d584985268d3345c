import { findBasket } from '../../basket/basket/basket.queries.ts'
import { findSeenVersion, listChangesSince } from '../../basket/basket/basket-version.ts'
import { dropRefused } from '../../basket/basket/drop-refused.ts'
import { refreshBasketSnapshot } from '../../basket/basket/refresh-basket-snapshot.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Contacts } from '../buyer/check-contacts.ts'
import { reportOrderLimit } from '../limit/report-order-limit.ts'
import type { Buyer, OrderRequest } from './claim-goods.ts'
import type { CreateOrderRefusal } from './create-order.ts'

/** When an unverified order ends and another one may be made. */
const RETRY_AFTER_SECONDS = 1_800

type BasketRefusal = Refusal<
  Exclude<CreateOrderRefusal['reason'], 'captcha_needed' | 'orders_limited'>
>

/**
 * Completes the refusal of an order after its transaction was rolled back: the shopper gets the
 * fresh basket with what changed, and may order it as it is now. Staff learn of exceeded limits.
 */
export async function refuseOrder(
  buyer: Buyer,
  db: Db,
  { contacts, basketVersion }: Pick<OrderRequest, 'contacts' | 'basketVersion'>,
  { reason, values }: CreateOrderRefusal,
): Promise<BasketRefusal> {
  if (reason === 'captcha_needed' || reason === 'orders_limited')
    return refuseTooMany(buyer, db, contacts, { reason, limit: String(values.limit) })
  const row = await findBasket(buyer, db)
  const seen = basketVersion ?? (row && (await findSeenVersion(buyer, db, row)))
  await dropRefused(buyer, db, {
    coupon: reason === 'coupon_refused',
    excess: reason === 'basket_changed',
  })
  const refreshed = await refreshBasketSnapshot(buyer, db)
  const changes = await listChangesSince(db, seen, refreshed)
  return refuse(reason, { values, details: { basket: refreshed.basket, changes } })
}

/** Tells staff of an exceeded limit, after its transaction was rolled back, and refuses by 429. */
export async function refuseTooMany(
  buyer: Buyer,
  db: Db,
  contacts: Contacts,
  { reason, limit }: { reason: 'captcha_needed' | 'orders_limited'; limit: string },
): Promise<never> {
  await reportOrderLimit(buyer, db, contacts, limit)
  // Not stored for the Idempotency-Key: the same order may succeed after the captcha.
  throw new HttpError(429, reason, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
