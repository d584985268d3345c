import * as contract from '@svetlitsa/api-client/content/contract'
import * as measurerContract from '@svetlitsa/api-client/measurer/contract'
import * as storeContract from '@svetlitsa/api-client/store/contract'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-terms'
import { bonusLevels } from '@svetlitsa/domain/bonus/get-bonus-level'
import { fillSums } from '@svetlitsa/domain/money/fill-sums'
import { handle } from '../../platform/http/handle.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { getRegionDeliverySummary } from '../delivery/get-region-delivery-summary.ts'
import { formatOpeningHours } from '../delivery/texts/format-opening-hours.ts'
import { toRegionData } from '../region/to-region-data.ts'
import { findAdvantages, findPictures } from './content.queries.ts'
import { readAbout } from './read-about.ts'
import { readMeasurer } from './read-measurer.ts'
import { readPaymentAndDelivery } from './read-payment-and-delivery.ts'
import { readRegionLinks } from './read-region-links.ts'

export const contentRoutes = [
  handle(contract.getPaymentAndDelivery, readPaymentAndDelivery),

  handle(contract.getAdvantages, async ({ db, language, region }) => {
    const rows = await findAdvantages(db)
    return {
      advantages: rows.map((row) => ({
        id: row.id,
        code: row.code,
        title: localizeName(
          { name: row.title, nameKk: row.titleKk, nameEn: row.titleEn },
          language,
        ),
        text: fillSums(
          localizeName({ name: row.text, nameKk: row.textKk, nameEn: row.textEn }, language),
          region.currency,
        ),
        url: row.url,
      })),
    }
  }),

  handle(contract.getInstagram, async (context) => ({
    items: await findPictures(context, 'visitor'),
  })),

  handle(contract.getAboutData, readAbout),

  handle(measurerContract.getMeasurer, readMeasurer),

  handle(contract.getBonusProgram, async ({ region, language }) => ({
    isActive: !toRegionData(region, language).disableBonus,
    levels: bonusLevels.map(({ percent, upTo }, index) => ({
      percent,
      from: bonusLevels[index - 1]?.upTo ?? 0,
      upTo: Number.isFinite(upTo) ? upTo : null,
    })),
    ...bonusTerms,
  })),

  handle(contract.getRetailRegionLinks, readRegionLinks),

  handle(storeContract.getStores, async (context) => {
    const { stores } = await getRegionDeliverySummary(context)
    const { ID, NAME, nameIn: inCity, mapCenter } = toRegionData(context.region, context.language)
    const main = stores.find((store) => store.isMain)
    return {
      stores: stores.map((store) => ({
        id: store.id,
        name: store.name,
        address: store.address,
        phone: store.phone,
        phoneSanitized: store.phone.replace(/[\s()-]/g, ''),
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
