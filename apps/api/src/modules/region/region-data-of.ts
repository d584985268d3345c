import type { regionData } from '@svetlitsa/api-client/contract/region'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { Region } from './region-directory.ts'

type RegionData = z.output<typeof regionData>

/** A region as pages read it, under the specification's names. */
export function regionDataOf(region: Region, language: Language): RegionData {
  return {
    ID: region.id,
    NAME: nameIn(region, language),
    code: region.code,
    federalUnit: region.federalUnit,
    kz: region.kz,
    nameIn: language === 'ru' ? region.nameIn : nameIn(region, language),
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
    installmentType: region.installmentType === 'credit' ? 'credit' : 'installment',
    splitAvailable: region.splitAvailable,
    plaitAvailable: region.plaitAvailable,
    mapCenter: { lat: region.latitude, lon: region.longitude },
    // Bonuses are a rouble programme (decisions, «Regions»).
    disableBonus: region.kz,
  }
}
