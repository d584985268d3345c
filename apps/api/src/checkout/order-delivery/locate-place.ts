import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import { loadOwnBasket } from '../../basket/basket/load-basket.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { type DeliveryLoad, findDeliverableOrders } from '../../supply/delivery/delivery.queries.ts'
import { findDeliveryTerms } from '../../supply/delivery/delivery-terms.queries.ts'
import {
  type DeliveryLocation,
  listOrdersOfDelivery,
} from '../../supply/delivery/price-delivery.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'
import { keepSuppliers, locateDelivery } from '../../supply/delivery/zone/locate-delivery.ts'
import { planDeliveries } from './plan-deliveries.ts'

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
  const { db, region } = context
  const basket = await loadOwnBasket(context, db)
  return basket ? planDeliveries(db, region, basket) : []
}
