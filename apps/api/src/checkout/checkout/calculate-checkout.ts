import { sumOrder } from '@svetlitsa/domain/total/sum-order'
import type { Db } from '../../platform/database/database.ts'
import { priceChoice } from './delivery/price-choice.ts'
import type { Checkout, LoadedCheckout } from './load-checkout.ts'
import { findOrderSums, sumCertificates } from './order-sums.queries.ts'

/**
 * The sums of a checkout: those of its orders, or those that its basket and the chosen delivery will
 * make, by the same rule (checkout.calculation). A certificate is a payment and lowers what is due.
 */
export async function calculateCheckout(
  db: Db,
  loaded: LoadedCheckout,
): Promise<Checkout['calculation']> {
  const { ordered, basket } = loaded
  if (ordered) {
    const { total, due, ...sums } = await findOrderSums(db, ordered.guid)
    return {
      ...sums,
      certificate: await sumCertificates(db, ordered.guid),
      price: { total, due },
    }
  }
  const { goods = 0, discount = 0, coupon = 0, bonus = 0 } = basket?.totals.sums ?? {}
  const { delivery, services } = await priceChoice(db, loaded)
  const total = sumOrder({ goods, discount, coupon, bonus, delivery, services })
  return {
    goods: goods - discount,
    coupon,
    bonus,
    delivery,
    services,
    certificate: 0,
    paid: 0,
    price: { total, due: total },
  }
}
