import { type ShopSetup, shopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import type { Db } from '../../platform/database/database.ts'
import { findShopSettings } from '../../shop/shop-settings/shop-settings.queries.ts'
import { findFirstPlace, findRegions } from './shop-setup.queries.ts'
import { findTariffPrices } from './tariff.queries.ts'

/** How the shop is set up, in the form that sets it up; null for one that was not, or not wholly. */
export async function readSetup(db: Db): Promise<ShopSetup | null> {
  const settings = await findShopSettings(db)
  const warehouse = await findFirstPlace(db, 'warehouse')
  if (!settings || !warehouse) return null
  const regions = await findRegions(db)
  const store = await findFirstPlace(db, 'store')
  const getCity = (id: number) => regions.find((region) => region.id === id)?.code ?? ''
  const { name, address, regionId } = warehouse
  // Places that were made by other means may lack what a setup needs.
  const { data } = shopSetup.safeParse({
    ...settings,
    regions: regions.map(({ code }) => code),
    warehouse: { name, address, city: getCity(regionId) },
    store: store && {
      name: store.name,
      address: store.address,
      city: getCity(store.regionId),
      phone: store.phone,
      hours: store.hours,
    },
    tariffs: await findTariffPrices(db, regions),
  })
  return data ?? null
}
