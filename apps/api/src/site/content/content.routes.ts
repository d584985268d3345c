import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getAboutData } from '@svetlitsa/api-client/content/contract'
import * as contract from '@svetlitsa/api-client/content/contract'
import type { getMeasurer } from '@svetlitsa/api-client/measurer/contract'
import * as measurerContract from '@svetlitsa/api-client/measurer/contract'
import * as storeContract from '@svetlitsa/api-client/store/contract'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-level'
import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { convertPrice } from '@svetlitsa/domain/money/money'
import { fillSums } from '@svetlitsa/domain/money/price-text'
import { sanitizePhone } from '@svetlitsa/domain/phone/phone-link'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { getRegionDeliverySummary } from '../../supply/delivery/get-region-delivery-summary.ts'
import { formatOpeningHours } from '../../supply/stock/format-opening-hours.ts'
import {
  countShop,
  findAdvantages,
  findFigures,
  findMeasurerTariff,
  findPictures,
} from './content.queries.ts'
import { readPaymentAndDelivery } from './read-payment-and-delivery.ts'
import { readRegionLinks } from './read-region-links.ts'

/** The price of a measurer's visit in the region, and the first available day. */
async function readMeasurer({ db, region, now }: Context): Promise<CallAnswer<typeof getMeasurer>> {
  const { sign, code, exchangeRate } = region.currency
  const currency = { sign, code }
  // The shop has no measurers in regions that are served by a transport company only.
  const tariff = region.regionType === 'ТК' ? null : await findMeasurerTariff(db, region.id)
  if (!tariff) return { measurer: null, currency }
  const toMoney = (sum: number) => (tariff.isOwn ? sum : convertPrice(sum, exchangeRate))
  return {
    measurer: {
      price: toMoney(tariff.price),
      freeFrom: tariff.freeFrom === null ? null : toMoney(tariff.freeFrom),
      pricePerKm: toMoney(tariff.pricePerKm),
      leadDays: tariff.leadDays,
      firstDay: addDays(toLocalTime(now, region.timeZone).day, tariff.leadDays),
    },
    currency,
  }
}

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

  handle(measurerContract.getMeasurer, readMeasurer),

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
        phoneSanitized: sanitizePhone(store.phone),
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
