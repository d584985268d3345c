import type { Context } from '../../platform/context/context.ts'
import { type CheckoutRow, findReadableCheckout } from './find-accessible-checkout.ts'
import { findLinkedCheckout } from './payment-link.queries.ts'

/**
 * A checkout for whoever may read it, or has a payment link of it: the link shows it, masked, as long as
 * it is valid itself, also once the address of the checkout alone shows nothing any more
 * (checkout.masked).
 */
export async function findShownCheckout(
  context: Pick<Context, 'session' | 'now' | 'db'>,
  guid: string,
  code: string | undefined,
): Promise<{ checkout: CheckoutRow; isMasked: boolean } | null> {
  const { db } = context
  const readable = await findReadableCheckout(context, db, guid)
  if (readable || code === undefined) return readable
  const linked = await findLinkedCheckout(db, code)
  return linked?.checkout.guid === guid ? { checkout: linked.checkout, isMasked: true } : null
}
