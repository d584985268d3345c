import type { Db } from '../../../platform/database/database.ts'
import { calculateDeliveryPrice, sumServicePrices } from '../../delivery/price-delivery.ts'
import { deliversToAddress } from '../../delivery/read-delivery-options.ts'
import { locateDelivery } from '../../delivery/zone/locate-delivery.ts'
import type { LoadedCheckout } from '../load-checkout.ts'

/** What the chosen delivery and services cost for all orders; nothing before a method is chosen. */
export async function priceChoice(
  db: Db,
  {
    draft,
    loads,
    terms,
    context: { region },
  }: Pick<LoadedCheckout, 'draft' | 'loads' | 'terms' | 'context'>,
): Promise<{ delivery: number; services: number }> {
  const { address, toDoor, liftToFloor } = draft.fieldSet
  const chosen = terms.tariffs.find(({ id }) => id === draft.tariffId)
  const tariff = chosen ?? terms.tariffs[0]
  if (!tariff) return { delivery: 0, services: 0 }
  const needsAddress = chosen !== undefined && deliversToAddress(chosen)
  const location =
    needsAddress && address.coords
      ? await locateDelivery(db, region, tariff, address.coords, terms)
      : null
  const services = {
    toDoor: needsAddress && toDoor,
    lift: needsAddress ? liftToFloor.kind : ('none' as const),
    floor: liftToFloor.floor ?? 1,
    assembly: draft.hasAssembly,
  }
  return {
    delivery: chosen
      ? loads.reduce((sum, load) => sum + calculateDeliveryPrice(chosen, load, region, location), 0)
      : 0,
    services: loads.reduce(
      (sum, load) => sum + sumServicePrices(tariff, load, region, services),
      0,
    ),
  }
}
