import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getAboutData } from '@svetlitsa/api-client/content/contract'
import * as contract from '@svetlitsa/api-client/content/contract'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-level'
import { fillSums } from '@svetlitsa/domain/money/price-text'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { countShop, findAdvantages, findFigures, findPictures } from './content.queries.ts'
import { readPaymentAndDelivery } from './read-payment-and-delivery.ts'
import { readRegionLinks } from './read-region-links.ts'

/** Counting all offers is expensive and the result changes slowly. */
const TTL_MS = 60_000

/**
 * The shop in figures: countable ones are counted, the others are maintained by staff
 * (about.stats).
 */
function readAbout(context: Context): Promise<CallAnswer<typeof getAboutData>> {
  const { db, services, language } = context
  const requested = {
    key: `about ${language}`,
    tags: ['content', 'store', 'vendor'],
    ttlMs: TTL_MS,
  }
  return services.responseCache.read(requested, async () => {
    const [figures, counts, images] = await Promise.all([
      findFigures(db),
      countShop(db),
      findPictures(context, 'about'),
    ])
    return {
      orders_per_day: figures.get('orders_per_day') ?? 0,
      visitors_per_day: figures.get('visitors_per_day') ?? 0,
      range_of_goods: counts.offers,
      shops: counts.stores,
      vendors: counts.vendors,
      images,
    }
  })
}

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

  handle(contract.getBonusProgram, async ({ region, language, services }) => {
    const { promises } = await services.shop.getCurrent()
    const { bonusLevels, bonusSpendPercent: spendPercent, subscriptionBonus } = promises
    return {
      isActive: !toRegionData(region, language).disableBonus,
      levels: bonusLevels.map(({ percent, upTo }, index) => ({
        percent,
        from: bonusLevels[index - 1]?.upTo ?? 0,
        upTo,
      })),
      ...bonusTerms,
      spendPercent,
      subscriptionBonus,
    }
  }),

  handle(contract.getRetailRegionLinks, readRegionLinks),
]
