import * as contract from '@svetlitsa/api-client/contract/region'
import { sanitizePhone } from '@svetlitsa/domain/phone/sanitize-phone'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { currencyRate } from './currency-rate.ts'
import { findContacts, findRegionPhones } from './region.queries.ts'
import { regionNameIn } from './region-name-in.ts'

export const regionRoutes = [
  handle(contract.getRegions, async ({ services, language }) => ({
    regions: services.regions.all().map((one) => ({
      ID: one.id,
      NAME: regionNameIn(one, language),
      code: one.code,
      federalUnit: one.federalUnit,
      kz: one.kz,
      mapCenter: { lat: one.latitude, lon: one.longitude },
    })),
  })),

  handle(contract.getRegionContacts, async ({ db, region }, { all }) => ({
    contacts: await findContacts(db, all ? null : region.id),
  })),

  handle(contract.getContactPhonesAll, async ({ db, services, language }) => {
    const phones = await findRegionPhones(db)
    return {
      contacts: phones.flatMap(({ id, phone }) => {
        const region = services.regions.find(id)
        if (!region) return []
        const name = regionNameIn(region, language)
        return [{ id, phone, phoneSanitized: sanitizePhone(phone), region: name }]
      }),
    }
  }),

  handle(
    contract.getCurrencyRate,
    async ({ region, services }, { code }) =>
      currencyRate(code, region, services.regions.all()) ?? refuse('not_found'),
  ),

  handle(
    contract.postCurrencyRate,
    async ({ region, services }, { code }) =>
      currencyRate(code, region, services.regions.all()) ?? refuse('not_found'),
  ),
]
