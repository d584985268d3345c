import { isDeepStrictEqual } from 'node:util'
import * as contract from '@svetlitsa/api-client/shop-setup/contract'
import type { ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findShopSettings } from '../../shop/shop-settings/shop-settings.queries.ts'
import { cities, localizeFederalUnit } from './cities.ts'
import { foundShop, SetupConflictError, UnknownCityError } from './found-shop.ts'
import { getSetupVersion } from './get-setup-version.ts'
import { readSetup } from './read-setup.ts'
import { findRegions } from './shop-setup.queries.ts'

/** Setting up the shop on the first-run page (shop.setup). */
export const shopSetupRoutes = [
  handle(contract.getShopSetup, async ({ db, language }) => {
    const regions = await findRegions(db)
    const bundled = new Set(cities.map(({ code }) => code))
    const others = regions
      .filter(({ code }) => !bundled.has(code))
      .map(({ currencyCode, ...city }) => ({
        ...city,
        currency: currencyCode === 'KZT' ? ('KZT' as const) : ('RUB' as const),
      }))
    const setup = await readSetup(db)
    return {
      setup,
      version: getSetupVersion(setup),
      cities: [...cities, ...others].map((city) => ({
        code: city.code,
        name: localizeName(city, language),
        federalUnit: localizeFederalUnit(city.federalUnit, language),
        currency: city.currency,
      })),
    }
  }),

  handle(contract.saveShopSetup, async (context, { version, ...setup }) => {
    const { db, services } = context
    // Read anew: another process may have founded the shop a moment ago.
    const stored = await findShopSettings(db)
    const changesSeller =
      stored !== null && !isDeepStrictEqual(pickSeller(stored.legal), pickSeller(setup.legal))
    if (changesSeller && !(await context.hasFreshCode())) return refuse('prove_again')
    try {
      const saved = await db.transaction(async (tx) => {
        await foundShop(tx, setup, { version })
        return readSetup(tx)
      })
      await services.regions.load()
      return { result: true as const, version: getSetupVersion(saved) }
    } catch (error) {
      if (error instanceof UnknownCityError) return refuse('city_unknown')
      if (error instanceof SetupConflictError) return refuse('changed_meanwhile')
      throw error
    }
  }),
]

/** To whom the shop's money goes, and who stands on its bills and receipts. */
function pickSeller({ seller, inn, kpp, ogrn, vatPercent, bank }: ShopSettings['legal']) {
  return { seller, inn, kpp, ogrn, vatPercent, bank }
}
