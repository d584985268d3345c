import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProductAdditional } from '@svetlitsa/api-client/contract/product'
import { assemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import { convertTariff } from '@svetlitsa/domain/delivery/convert-tariff'
import { courierPrice } from '@svetlitsa/domain/delivery/courier-price'
import { openingTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import { stockQueryOffers } from '@svetlitsa/domain/product/stock-query-offers'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { additionalOf } from '../delivery/additional-of.ts'
import { dayText } from '../delivery/day-text.ts'
import { hoursText } from '../delivery/hours-text.ts'
import { firstDeliveryDay, type RegionOutlook, regionOutlook } from '../delivery/region-outlook.ts'
import { placesWith } from '../stock/places-with.ts'
import { findRemains, type OfferRemains } from '../stock/remains.queries.ts'
import { findProduct, type ProductRow } from './product-page.queries.ts'

type Answer = AnswerOf<typeof getProductAdditional>

/** How a product reaches a shopper of the region: stock, dates, prices of delivery, stores. */
export async function readProductAdditional(
  context: Context,
  id: number,
): Promise<Answer | Refusal<'not_found'>> {
  const { db, region } = context
  const row = await findProduct(db, { id }, region)
  if (!row) return refuse('not_found')
  const [remains, outlook] = await Promise.all([
    findRemains(db, region.id, row.card?.offers.map((offer) => offer.id) ?? []),
    regionOutlook(context),
  ])
  return {
    additional: stockQueryOffers(remains).map((one) => additionalOf(one, outlook, context)),
    delivery: deliveryOf(context, row, remains, outlook),
    stores: outlook.stores.map((store) => storeOf(store, remains, context)),
  }
}

function deliveryOf(
  { region, language, now }: Context,
  { card, needsAssembly }: ProductRow,
  remains: readonly OfferRemains[],
  outlook: RegionOutlook,
): Answer['delivery'] {
  const ways = ['courier', 'transport'] as const
  const tariff = ways.map((kind) => outlook.tariffs.find((one) => one.kind === kind)).find(Boolean)
  const general = convertTariff(openingTariff, region.currency.exchangeRate)
  const date = firstDeliveryDay(outlook, region, now, remains.flatMap(placesWith))
  const goodsSum = card?.price.new ?? 0
  const texts = deliveryTexts[language]
  const courier = tariff?.price ?? general.courier
  const wide = tariff?.kind === 'transport' ? texts.transport : texts.courierWide
  return {
    text: date ? wide.replace('{day}', dayText(date, language)) : texts.unknown,
    date,
    price: courierPrice(goodsSum, {
      courier,
      courierFreeFrom: tariff?.freeFrom ?? Number.MAX_SAFE_INTEGER,
    }),
    freeFrom: tariff?.freeFrom ?? null,
    liftPrice: tariff?.liftPrice ?? general.liftByElevator,
    assemblyPrice: needsAssembly ? assemblyPrice(goodsSum, general) : null,
    tariff: {
      courier,
      courierFreeFrom: tariff?.freeFrom ?? null,
      assemblyPercent: general.assemblyPercent,
      assemblyMinimum: general.assemblyMinimum,
    },
  }
}

function storeOf(
  store: RegionOutlook['stores'][number],
  remains: readonly OfferRemains[],
  { language }: Context,
): Answer['stores'][number] {
  const here = remains
    .filter(({ parts }) => parts.length === 0)
    .flatMap(({ places }) => places.filter(({ placeId }) => placeId === store.id))
  const kits = remains.filter((one) => one.parts.length > 0 && placesWith(one).includes(store.id))
  const quantity = here.reduce((sum, { free }) => sum + free, kits.length)
  return {
    id: store.id,
    name: store.name,
    address: store.address,
    phone: store.phone,
    hours: hoursText(store.hours, language),
    quantity: Math.round(quantity * 10) / 10,
    offerIds: remains.filter((one) => standsIn(store.id, one)).map(({ offerId }) => offerId),
    lat: store.latitude,
    lon: store.longitude,
  }
}

/** Whether a store can hand out a whole piece of an offer. */
function standsIn(storeId: number, one: OfferRemains): boolean {
  if (one.parts.length > 0) return placesWith(one).includes(storeId)
  return one.places.some(({ placeId, free }) => placeId === storeId && free > 0)
}
