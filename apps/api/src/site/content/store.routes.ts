import { getStores } from '@svetlitsa/api-client/store/contract'
import { sanitizePhone } from '@svetlitsa/domain/phone/phone-link'
import { handle } from '../../platform/http/handle.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { getRegionDeliverySummary } from '../../supply/delivery/get-region-delivery-summary.ts'
import { formatOpeningHours } from '../../supply/stock/format-opening-hours.ts'

export const storeRoutes = [
  handle(getStores, async (context) => {
    const { stores } = await getRegionDeliverySummary(context)
    const { ID, NAME, nameIn: inCity, mapCenter } = toRegionData(context.region, context.language)
    const main = stores.find((store) => store.isMain)
    return {
      stores: stores.map((store) => ({
        id: store.id,
        name: store.name,
        address: store.address,
        phone: store.phone,
        phoneSanitized: sanitizePhone(store.phone),
        hours: formatOpeningHours(store.hours, context.language),
        place: { lat: store.latitude, lon: store.longitude },
        isMain: store.isMain,
      })),
      // The map is centred on the region's main store (ADR 0040).
      mapCenter: main ? { lat: main.latitude, lon: main.longitude } : mapCenter,
      region: { ID, NAME, nameIn: inCity },
    }
  }),
]
