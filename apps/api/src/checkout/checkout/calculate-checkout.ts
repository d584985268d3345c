import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import type { Db } from '../../platform/database/database.ts'
import { priceOrderDelivery, sumServicePrices } from '../../supply/delivery/price-delivery.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'
import { locateOrder } from '../../supply/delivery/zone/locate-delivery.ts'
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

/** What the chosen delivery and services cost for all orders; nothing before a method is chosen. */
async function priceChoice(
  db: Db,
  {
    draft,
    loads,
    terms,
    owner: { region },
  }: Pick<LoadedCheckout, 'draft' | 'loads' | 'terms' | 'owner'>,
): Promise<{ delivery: number; services: number }> {
  const { address, toDoor, liftToFloor } = draft.fieldSet
  const chosen = terms.tariffs.find(({ id }) => id === draft.tariffId)
  const tariff = chosen ?? terms.tariffs[0]
  if (!tariff) return { delivery: 0, services: 0 }
  const needsAddress = chosen !== undefined && deliversToAddress(chosen)
  const services = {
    toDoor: needsAddress && toDoor,
    lift: needsAddress ? liftToFloor.kind : ('none' as const),
    floor: liftToFloor.floor ?? 1,
    assembly: draft.hasAssembly,
  }
  let delivery = 0
  for (const order of chosen ? loads : []) {
    const ordered = { order, orders: loads }
    const to = needsAddress ? address.coords : null
    const location = to && (await locateOrder(db, region, { tariff, to, terms, ...ordered }))
    delivery += priceOrderDelivery(tariff, ordered, region, location)
  }
  return {
    delivery,
    services: loads.reduce(
      (sum, load) => sum + sumServicePrices(tariff, load, region, services),
      0,
    ),
  }
}
