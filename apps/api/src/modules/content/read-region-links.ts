import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getRetailRegionLinks } from '@svetlitsa/api-client/contract/content'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { findRegionPhones } from '../region/region-phone.queries.ts'
import { findStoreRegions } from './content.queries.ts'

/** Every city of the shop: how to choose it, its phone, how many stores it has. */
export function readRegionLinks({
  db,
  services,
  language,
}: Context): Promise<AnswerOf<typeof getRetailRegionLinks>> {
  const asked = { key: `region-links:${language}`, tags: ['region', 'store'] }
  return services.answers.read(asked, async () => {
    const [phones, stores] = await Promise.all([findRegionPhones(db), findStoreRegions(db)])
    const general = phones.get(services.regions.default().id) ?? ''
    const regions = services.regions.all().map((region) => {
      const phone = phones.get(region.id) ?? general
      return {
        id: region.id,
        name: nameIn(region, language),
        code: region.code,
        url: `/?sr=${region.code}`,
        federalUnit: region.federalUnit,
        kz: region.kz,
        phone,
        phoneSanitized: phone.replace(/[\s()-]/g, ''),
        storeCount: stores.get(region.id) ?? 0,
      }
    })
    return { regions }
  })
}
