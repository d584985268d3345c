import type { Coordinates } from '@svetlitsa/domain/delivery/calculate-distance-km'
import type { Context } from '../../../platform/context/context.ts'
import { loadBasket } from '../../basket/load-basket.ts'
import { planDeliveries } from '../../checkout/delivery/plan-deliveries.ts'
import type { Region } from '../../region/region-directory.ts'
import { type DeliveryLoad, findDeliverableOrders } from '../delivery.queries.ts'
import { findDeliveryTerms } from '../delivery-terms.queries.ts'
import { listOrdersOfDelivery } from '../price-delivery.ts'
import { deliversToAddress } from '../read-delivery-options.ts'
import { type DeliveryLocation, locateDelivery } from './locate-delivery.ts'
import { keepSuppliers } from './locate-order.ts'

/**
 * Locates an address for the orders of a checkout, or for the goods of the visitor's basket: its
 * distance is that of the price, from the nearest warehouse that takes part. Without goods that is the
 * nearest one of the region. Null where nothing is delivered.
 */
export async function locatePlace(
  context: Context,
  region: Region,
  { to, basketGroup }: { to: Coordinates; basketGroup: string | undefined },
): Promise<DeliveryLocation | null> {
  const terms = await findDeliveryTerms(context.db, region)
  const tariff = terms.tariffs.find(deliversToAddress)
  if (!tariff) return null
  const loads = basketGroup ? await findLoads(context, basketGroup) : await planLoads(context)
  const used = loads.length > 0 ? keepSuppliers(terms, loads) : terms
  return locateDelivery(context.db, region, tariff, to, used)
}

async function findLoads({ db }: Context, basketGroup: string): Promise<DeliveryLoad[]> {
  const orders = await findDeliverableOrders(db, basketGroup, { lock: false })
  const first = orders.find(({ state }) => state !== 'cancelled')
  return first ? listOrdersOfDelivery({ order: first, orders }) : []
}

async function planLoads(context: Context): Promise<DeliveryLoad[]> {
  const basket = await loadBasket(context)
  return basket ? planDeliveries(context, basket) : []
}
