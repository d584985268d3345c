import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getRetailRegionLinks } from '@svetlitsa/api-client/content/contract'
import { sanitizePhone } from '@svetlitsa/domain/phone/phone-link'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findRegionPhones } from '../../shop/region/region.queries.ts'
import { findStoreRegions } from './content.queries.ts'

/** Every city of the shop with its selection link, phone and number of stores. */
export function readRegionLinks({
  db,
  services,
  language,
}: Context): Promise<CallAnswer<typeof getRetailRegionLinks>> {
  const requested = { key: `region-links:${language}`, tags: ['region', 'store'] }
  return services.responseCache.read(requested, async () => {
    const [phones, stores] = await Promise.all([findRegionPhones(db), findStoreRegions(db)])
    const general = phones.get(services.regions.default().id) ?? ''
    const regions = services.regions.all().map((region) => {
      const phone = phones.get(region.id) ?? general
      return {
        id: region.id,
        name: localizeName(region, language),
        code: region.code,
        url: `/?sr=${region.code}`,
        federalUnit: region.federalUnit,
        kz: region.kz,
        phone,
        phoneSanitized: sanitizePhone(phone),
        storeCount: stores.get(region.id) ?? 0,
      }
    })
    return { regions }
  })
}
