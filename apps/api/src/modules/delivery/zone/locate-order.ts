import type { Coordinates } from '@svetlitsa/domain/delivery/calculate-distance-km'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../region/region-directory.ts'
import { findSupplier, type TariffRow } from '../delivery.queries.ts'
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
  const suppliers = listOrdersOfDelivery(ordered).map(({ placeId }) =>
    findSupplier(terms.warehouses, placeId),
  )
  const warehouses = terms.warehouses.filter((warehouse) => suppliers.includes(warehouse))
  return locateDelivery(db, region, tariff, to, { ...terms, warehouses })
}
