import { readOrderLimits } from '../../basket/basket/order-limits.ts'
import { consumePassedCaptcha } from '../../people/captcha/captcha.queries.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  countUnverifiedOrders,
  hasAllowance,
  lockUnverifiedBuyer,
  saveAllowance,
  type UnverifiedBuyer,
} from './unverified-order.queries.ts'

const ALLOWANCE_MS = 3_600_000

export type ExceededLimit = 'phone' | 'session' | 'address'

/** What an unverified buyer wants to hold. */
export interface UnverifiedOrder extends UnverifiedBuyer {
  pieces: number
  /** A checkout that exists and only changes its buyer. It is not counted, and asks for no captcha. */
  changedGuid?: string
}

/**
 * Refuses an order of an unverified buyer who has too many (order.limits): nobody can hold the stock
 * by orders that nobody will pay, nor by one that is too large. A solved captcha raises the limits of
 * its session once an hour.
 */
export async function limitUnverifiedOrders(
  { services, now }: Pick<Shopper, 'services' | 'now'>,
  tx: Db,
  { pieces, changedGuid, ...buyer }: UnverifiedOrder,
): Promise<Refusal<'captcha_needed' | 'orders_limited' | 'order_too_large'> | null> {
  const { unverifiedPieces } = readOrderLimits(services.env)
  if (pieces > unverifiedPieces)
    return refuse('order_too_large', { values: { max: unverifiedPieces } })
  await lockUnverifiedBuyer(tx, buyer)
  const counts = await countUnverifiedOrders(tx, buyer, changedGuid)
  const { openPerPhone, openPerSession, hourlyPerAddress, afterCaptcha } = readOrderLimits(
    services.env,
  )
  const findExceeded = (more: number): ExceededLimit | null => {
    if (counts.phone >= openPerPhone + more) return 'phone'
    if (counts.session >= openPerSession + more) return 'session'
    return counts.address >= hourlyPerAddress + more ? 'address' : null
  }
  const exceeded = findExceeded(0)
  if (exceeded === null) return null
  const since = new Date(now.getTime() - ALLOWANCE_MS)
  const isAllowed = await hasAllowance(tx, buyer.sessionId, since)
  if (!isAllowed && changedGuid !== undefined)
    return refuse('orders_limited', { values: { limit: exceeded } })
  if (!isAllowed) {
    const hasPassed = await consumePassedCaptcha(tx, buyer.sessionId, now)
    if (!hasPassed) return refuse('captcha_needed', { values: { limit: exceeded } })
    await saveAllowance(tx, buyer.sessionId, now)
  }
  const stillExceeded = findExceeded(afterCaptcha)
  return stillExceeded && refuse('orders_limited', { values: { limit: stillExceeded } })
}
