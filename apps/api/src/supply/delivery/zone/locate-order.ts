import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import { type DeliveryLoad, findSupplier, type TariffRow } from '../delivery.queries.ts'
import type { DeliveryTerms } from '../delivery-terms.queries.ts'
import { listOrdersOfDelivery, type OrderOfCheckout } from '../price-delivery.ts'
import { type DeliveryLocation, locateDelivery } from './locate-delivery.ts'

/** Locates the address of an order: its distance is that from the warehouses which supply it. */
export async function locateOrder(
  db: Db,
  region: Region,
  {
    tariff,
    to,
    terms,
    ...ordered
  }: OrderOfCheckout & {
    tariff: TariffRow
    to: Coordinates
    terms: DeliveryTerms
  },
): Promise<DeliveryLocation | null> {
  return locateDelivery(db, region, tariff, to, keepSuppliers(terms, listOrdersOfDelivery(ordered)))
}

/** The terms of a region with those of its warehouses alone that supply these loads. */
export function keepSuppliers(
  terms: DeliveryTerms,
  loads: readonly Pick<DeliveryLoad, 'placeId'>[],
): DeliveryTerms {
  const suppliers = loads.map(({ placeId }) => findSupplier(terms.warehouses, placeId))
  return {
    ...terms,
    warehouses: terms.warehouses.filter((warehouse) => suppliers.includes(warehouse)),
  }
}
