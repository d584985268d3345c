import { isDeepStrictEqual } from 'node:util'
import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { getUsualPrices } from '@svetlitsa/domain/delivery/delivery-tariff'
import type { Db } from '../../platform/database/database.ts'
import type { ChosenRegion } from './shop-setup.queries.ts'
import { findRegionIdsWithTariff, saveTariff } from './tariff.queries.ts'

interface DeliveryPrices {
  tariffs: ShopSetup['tariffs']
  /** As they were before; null for a new shop. */
  earlier: ShopSetup['tariffs'] | null
  hasStore: boolean
}

/**
 * Sets how the regions are delivered: by courier, and picked up where there is a store. Where the
 * prices of a currency stay as they are, a region that was given others keeps them.
 */
export async function saveTariffs(
  tx: Db,
  regions: readonly ChosenRegion[],
  { tariffs, earlier, hasStore }: DeliveryPrices,
): Promise<void> {
  const supplied = await findRegionIdsWithTariff(tx)
  for (const region of regions) {
    const code = region.currencyCode === 'KZT' ? 'KZT' : 'RUB'
    const given = tariffs[code]
    if (supplied.has(region.id) && (!given || isDeepStrictEqual(given, earlier?.[code]))) {
      await saveTariff(tx, { regionId: region.id, kind: 'pickup', isActive: hasStore })
      continue
    }
    const { courier, courierFreeFrom, outsidePerKm, toDoor, lift, floor } =
      given ?? getUsualPrices(region.exchangeRate)
    const services = { toDoorPrice: toDoor, liftPrice: lift, floorPrice: floor, isActive: true }
    const prices = { price: courier, freeFrom: courierFreeFrom, pricePerKm: outsidePerKm }
    await saveTariff(tx, { regionId: region.id, kind: 'courier', ...services, ...prices })
    await saveTariff(tx, { regionId: region.id, kind: 'pickup', ...services, isActive: hasStore })
  }
}
