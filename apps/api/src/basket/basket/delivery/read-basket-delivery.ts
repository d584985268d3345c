import type {
  getDeliveryOfBasket,
  getDeliveryTimeOfBasket,
} from '@svetlitsa/api-client/basket-delivery/contract'
import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Context } from '../../../platform/context/context.ts'
import type { TariffRow } from '../../../supply/delivery/delivery-terms.queries.ts'
import { describeAvailability } from '../../../supply/delivery/describe-availability.ts'
import {
  findFirstDeliveryDay,
  getRegionDeliverySummary,
  type RegionDeliverySummary,
} from '../../../supply/delivery/get-region-delivery-summary.ts'
import { calculateDeliveryPrice } from '../../../supply/delivery/price-delivery.ts'
import {
  formatPickupReadiness,
  formatTariff,
} from '../../../supply/delivery/texts/format-delivery.ts'
import { findOfferWeights } from '../../../supply/offer/sellable-offer.queries.ts'
import { formatOpeningHours } from '../../../supply/stock/format-opening-hours.ts'
import { getRemainsAtPlace } from '../../../supply/stock/get-remains-at-place.ts'
import {
  getAvailableQuantity,
  listPlacesWithStock,
} from '../../../supply/stock/list-places-with-stock.ts'
import { findRemains, type OfferRemains } from '../../../supply/stock/remains.queries.ts'
import {
  type LoadedBasket,
  type LoadedLine,
  listOrderableLines,
  loadOwnBasket,
} from '../load-basket.ts'

type DeliveryOfBasket = CallAnswer<typeof getDeliveryOfBasket>
type BasketDelivery = CallAnswer<typeof getDeliveryTimeOfBasket>['deliveries'][number]

/** The checked goods of a basket with where they stand in the region. */
interface CheckedGoods {
  basket: LoadedBasket
  lines: LoadedLine[]
  remains: OfferRemains[]
  summary: RegionDeliverySummary
  /** The first day on which all of them can leave for the customer; null when one has none. */
  day: string | null
}

/** When each checked line can come, and the stores where they can be picked up. */
export async function readDeliveryOfBasket(context: Context): Promise<DeliveryOfBasket> {
  const goods = await findCheckedGoods(context)
  if (!goods) return { items: [], places: [] }
  const { remains, summary, day } = goods
  const { language } = context
  return {
    items: remains.map((one) => {
      const { offerId, deliveryText, selfDelivery, selfDeliveryText } = describeAvailability(
        one,
        summary,
        context,
      )
      return { offerId, deliveryText, selfDelivery, selfDeliveryText }
    }),
    places: summary.stores.map((store) => {
      const hasAll = holdsAll(goods, store.id)
      return {
        id: store.id,
        name: store.name,
        address: store.address,
        hours: formatOpeningHours(store.hours, language),
        lat: store.latitude,
        lon: store.longitude,
        readyText:
          hasAll || day
            ? formatPickupReadiness(hasAll ? null : day, language)
            : deliveryTexts[language].unknown,
        hasAll,
      }
    }),
  }
}

/** The earliest day and the price of each delivery method; null without checked goods. */
export async function readDeliveryTimes(context: Context): Promise<BasketDelivery[] | null> {
  const goods = await findCheckedGoods(context)
  if (!goods) return null
  const { stores, tariffs } = goods.summary
  const load = await sumLoad(context, goods)
  const { region, language, now } = context
  const isToday = stores.some(({ id }) => holdsAll(goods, id))
  return tariffs
    .filter(({ kind }) => kind !== 'pickup' || stores.length > 0)
    .map((tariff) => {
      const { kind } = tariff
      const isTaken = kind === 'pickup' && isToday
      const date = isTaken ? toLocalTime(now, region.timeZone).day : goods.day
      return {
        kind,
        name: formatTariff(tariff, language).name,
        price: calculateDeliveryPrice(tariff, load, region, null),
        date: kind === 'delayed' ? null : date,
        text: formatEarliest(tariff, isTaken ? null : goods.day, { isTaken, language }),
      }
    })
}

function formatEarliest(
  { kind }: TariffRow,
  day: string | null,
  { isTaken, language }: { isTaken: boolean; language: Context['language'] },
): string {
  const texts = deliveryTexts[language]
  if (isTaken) return texts.today
  if (day === null || kind === 'delayed') return texts.unknown
  if (kind === 'pickup') return formatPickupReadiness(day, language)
  return formatDay(day, language)
}

async function findCheckedGoods(context: Context): Promise<CheckedGoods | null> {
  const { db, region, now } = context
  const basket = await loadOwnBasket(context, db)
  const lines = basket ? listOrderableLines(basket) : []
  if (!basket || lines.length === 0) return null
  const [remains, summary] = await Promise.all([
    findRemains(
      db,
      region.id,
      lines.map(({ offer }) => offer.offerId),
    ),
    getRegionDeliverySummary(context),
  ])
  const days = remains.map((one) => {
    const places = listPlacesWithStock(one)
    const isInWarehouse = summary.warehouses.some(({ id }) => places.includes(id))
    return findFirstDeliveryDay(summary, now, isInWarehouse ? places : undefined)
  })
  // ISO days sort as texts: the goods leave together, when the last of them can.
  const day = days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
  return { basket, lines, remains, summary, day }
}

function holdsAll({ lines, remains }: CheckedGoods, storeId: number): boolean {
  return lines.every(({ line }) => {
    const ofOffer = remains.find(({ offerId }) => offerId === line.offerId)
    return ofOffer && getAvailableQuantity(getRemainsAtPlace(ofOffer, storeId)) >= line.quantity
  })
}

/** The checked goods as the delivery tariffs know them: of all orders that they will make together. */
async function sumLoad({ db }: Context, { basket, lines }: CheckedGoods) {
  const { goods, discount, coupon } = basket.totals.sums
  const weights = await findOfferWeights(
    db,
    lines.map(({ line }) => line.offerId),
  )
  return {
    goodsSum: goods - discount - coupon,
    weightKg: lines.reduce(
      (sum, { line }) => sum + (weights.get(line.offerId) ?? 0) * line.quantity,
      0,
    ),
  }
}
