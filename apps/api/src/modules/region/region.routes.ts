import * as contract from '@svetlitsa/api-client/contract/region'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { currencyRate } from './currency-rate.ts'
import { findContacts } from './region.queries.ts'
import { regionNameIn } from './region-name-in.ts'

export const regionRoutes = [
  handle(contract.getRegions, async ({ services, language }) => ({
    regions: services.regions.all().map((one) => ({
      ID: one.id,
      NAME: regionNameIn(one, language),
      code: one.code,
      federalUnit: one.federalUnit,
      kz: one.kz,
    })),
  })),

  handle(contract.getRegionContacts, async ({ db, region }, { all }) => ({
    contacts: await findContacts(db, all ? null : region.id),
  })),

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
