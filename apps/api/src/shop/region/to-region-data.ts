import type { regionData } from '@svetlitsa/api-client/region/contract'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { Region } from './region-directory.ts'

type RegionData = z.output<typeof regionData>

/** A region as pages read it, with the specification's field names. */
export function toRegionData(region: Region, language: Language): RegionData {
  return {
    ID: region.id,
    NAME: localizeName(region, language),
    code: region.code,
    federalUnit: region.federalUnit,
    kz: region.kz,
    nameIn: language === 'ru' ? region.nameIn : localizeName(region, language),
    currency: region.currency,
    HAS_PARTNER: region.hasPartner,
    FRANCHISE: region.franchise,
    OWN_SHOP: region.ownShop ? 'Y' : 'N',
    HIDDEN_MANUFACTURER: region.hiddenManufacturer,
    regionType: region.regionType,
    isOffice: region.isOffice,
    BlackFriday: region.blackFriday,
    cyberMonday: region.cyberMonday,
    newYearSale: region.newYearSale,
    sugarGift: region.sugarGift,
    MIN_PERCENT_PREPAYMENT: region.minPercentPrepayment,
    installmentType: region.installmentType,
    splitAvailable: region.splitAvailable,
    plaitAvailable: region.plaitAvailable,
    hasFooterCatalogue: region.hasFooterCatalogue,
    mapCenter: { lat: region.latitude, lon: region.longitude },
    // The bonus programme exists only in roubles (ADR 0042).
    disableBonus: region.kz,
    checkout: region.checkout,
  }
}
