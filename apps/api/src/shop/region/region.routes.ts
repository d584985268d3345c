import * as contract from '@svetlitsa/api-client/region/contract'
import { sanitizePhone } from '@svetlitsa/domain/phone/phone-link'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeRegionName } from './localize-region-name.ts'
import { findContacts, findRegionPhones } from './region.queries.ts'
import type { Region } from './region-directory.ts'

/** Country codes by which the specification requests currencies. */
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { RUS: 'RUB', KAZ: 'KZT' }

/**
 * The currency of a currency or country code, or of the region if none is given; null if unknown.
 */
function getCurrencyRate(
  name: string | undefined,
  region: Region,
  regions: readonly Region[],
): { code: string; sign: string; rate: number } | null {
  const requestedCode = name?.toUpperCase() ?? region.currency.code
  const code = CURRENCY_OF_COUNTRY[requestedCode] ?? requestedCode
  const found = regions.find((region) => region.currency.code === code)?.currency
  return found ? { code, sign: found.sign, rate: found.exchangeRate } : null
}

export const regionRoutes = [
  handle(contract.getRegions, async ({ services, language }) => ({
    regions: services.regions.all().map((region) => ({
      ID: region.id,
      NAME: localizeRegionName(region, language),
      code: region.code,
      federalUnit: region.federalUnit,
      kz: region.kz,
      mapCenter: { lat: region.latitude, lon: region.longitude },
    })),
  })),

  handle(contract.getRegionContacts, async ({ db, region }, { all }) => ({
    contacts: await findContacts(db, all ? null : region.id),
  })),

  handle(contract.getContactPhonesAll, async ({ db, services, language }) => {
    const phones = await findRegionPhones(db)
    return {
      contacts: [...phones].flatMap(([id, phone]) => {
        const region = services.regions.find(id)
        if (!region) return []
        const name = localizeRegionName(region, language)
        return [{ id, phone, phoneSanitized: sanitizePhone(phone), region: name }]
      }),
    }
  }),

  handle(
    contract.getCurrencyRate,
    async ({ region, services }, { code }) =>
      getCurrencyRate(code, region, services.regions.all()) ?? refuse('not_found'),
  ),

  handle(
    contract.postCurrencyRate,
    async ({ region, services }, { code }) =>
      getCurrencyRate(code, region, services.regions.all()) ?? refuse('not_found'),
  ),
]
