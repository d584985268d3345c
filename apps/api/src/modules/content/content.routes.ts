import * as contract from '@svetlitsa/api-client/contract/content'
import { bonusLevels } from '@svetlitsa/domain/bonus/bonus-level'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-terms'
import { fillSums } from '@svetlitsa/domain/money/fill-sums'
import { handle } from '../../platform/handle.ts'
import { nameIn } from '../../platform/name-in.ts'
import { hoursText } from '../delivery/hours-text.ts'
import { regionOutlook } from '../delivery/region-outlook.ts'
import { regionDataOf } from '../region/region-data-of.ts'
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
        title: nameIn({ name: row.title, nameKk: row.titleKk, nameEn: row.titleEn }, language),
        text: fillSums(
          nameIn({ name: row.text, nameKk: row.textKk, nameEn: row.textEn }, language),
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

  handle(contract.getMeasurer, readMeasurer),

  handle(contract.getBonusProgram, async ({ region, language }) => ({
    isActive: !regionDataOf(region, language).disableBonus,
    levels: bonusLevels.map(({ percent, upTo }, index) => ({
      percent,
      from: bonusLevels[index - 1]?.upTo ?? 0,
      upTo: Number.isFinite(upTo) ? upTo : null,
    })),
    ...bonusTerms,
  })),

  handle(contract.getRetailRegionLinks, readRegionLinks),

  handle(contract.getStores, async (context) => {
    const { stores } = await regionOutlook(context)
    const { ID, NAME, nameIn: inCity, mapCenter } = regionDataOf(context.region, context.language)
    const main = stores.find((store) => store.isMain)
    return {
      stores: stores.map((store) => ({
        id: store.id,
        name: store.name,
        address: store.address,
        phone: store.phone,
        phoneSanitized: store.phone.replace(/[\s()-]/g, ''),
        hours: hoursText(store.hours, context.language),
        place: { lat: store.latitude, lon: store.longitude },
        isMain: store.isMain,
      })),
      // The map's centre is the region's main store (decisions, «Orders»).
      mapCenter: main ? { lat: main.latitude, lon: main.longitude } : mapCenter,
      region: { ID, NAME, nameIn: inCity },
    }
  }),
]
