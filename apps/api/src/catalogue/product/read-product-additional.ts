import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProductAdditional } from '@svetlitsa/api-client/product/contract'
import { calculateAssemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import { calculateCourierPrice } from '@svetlitsa/domain/delivery/delivery-price'
import { pickStockQueryOffers } from '@svetlitsa/domain/product/product-offer'
import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { describeAvailability } from '../../supply/delivery/describe-availability.ts'
import {
  findFirstDeliveryDay,
  getRegionDeliverySummary,
  type RegionDeliverySummary,
} from '../../supply/delivery/get-region-delivery-summary.ts'
import { formatOpeningHours } from '../../supply/stock/format-opening-hours.ts'
import { listPlacesWithStock } from '../../supply/stock/list-places-with-stock.ts'
import { findRemains, type OfferRemains } from '../../supply/stock/remains.queries.ts'
import { findProduct, type ProductRow } from './product.queries.ts'

type Answer = CallAnswer<typeof getProductAdditional>

/** Ways to receive a product in the region: stock, dates, delivery prices, stores. */
export async function readProductAdditional(
  context: Context,
  id: number,
): Promise<Answer | Refusal<'not_found'>> {
  const { db, region } = context
  const row = await findProduct(db, { id }, region)
  if (!row) return refuse('not_found')
  const [remains, deliverySummary] = await Promise.all([
    findRemains(db, region.id, row.card?.offers.map((offer) => offer.id) ?? []),
    getRegionDeliverySummary(context),
  ])
  return {
    additional: pickStockQueryOffers(remains).map((offer) =>
      describeAvailability(offer, deliverySummary, context),
    ),
    delivery: buildDelivery(context, row, remains, deliverySummary),
    stores: deliverySummary.stores.map((store) => toStoreAvailability(store, remains, context)),
  }
}

function buildDelivery(
  { region, language, now }: Context,
  { card, needsAssembly }: ProductRow,
  remains: readonly OfferRemains[],
  deliverySummary: RegionDeliverySummary,
): Answer['delivery'] {
  const ways = ['courier', 'transport'] as const
  const tariff = ways
    .map((kind) => deliverySummary.tariffs.find((tariff) => tariff.kind === kind))
    .find(Boolean)
  const general = region.generalTariff
  const date = findFirstDeliveryDay(deliverySummary, now, remains.flatMap(listPlacesWithStock))
  const goodsSum = card?.price.new ?? 0
  const texts = deliveryTexts[language]
  const courier = tariff?.price ?? general.courier
  const wide = tariff?.kind === 'transport' ? texts.transport : texts.courierWide
  return {
    text: date ? wide.replace('{day}', formatDay(date, language)) : texts.unknown,
    date,
    price: calculateCourierPrice(goodsSum, {
      courier,
      courierFreeFrom: tariff?.freeFrom ?? Number.MAX_SAFE_INTEGER,
    }),
    freeFrom: tariff?.freeFrom ?? null,
    liftPrice: tariff?.liftPrice ?? general.liftByElevator,
    assemblyPrice: needsAssembly ? calculateAssemblyPrice(goodsSum, general) : null,
    tariff: {
      courier,
      courierFreeFrom: tariff?.freeFrom ?? null,
      assemblyPercent: general.assemblyPercent,
      assemblyMinimum: general.assemblyMinimum,
    },
  }
}

function toStoreAvailability(
  store: RegionDeliverySummary['stores'][number],
  remains: readonly OfferRemains[],
  { language }: Context,
): Answer['stores'][number] {
  const ownPlaces = remains
    .filter(({ parts }) => parts.length === 0)
    .flatMap(({ places }) => places.filter(({ placeId }) => placeId === store.id))
  const kits = remains.filter(
    (offer) => offer.parts.length > 0 && listPlacesWithStock(offer).includes(store.id),
  )
  const quantity = ownPlaces.reduce((sum, { free }) => sum + free, kits.length)
  return {
    id: store.id,
    name: store.name,
    address: store.address,
    phone: store.phone,
    hours: formatOpeningHours(store.hours, language),
    quantity: Math.round(quantity * 10) / 10,
    offerIds: remains.filter((offer) => isInStore(store.id, offer)).map(({ offerId }) => offerId),
    lat: store.latitude,
    lon: store.longitude,
  }
}

/** Whether a store has a complete item of an offer in stock. */
function isInStore(storeId: number, offer: OfferRemains): boolean {
  if (offer.parts.length > 0) return listPlacesWithStock(offer).includes(storeId)
  return offer.places.some(({ placeId, free }) => placeId === storeId && free > 0)
}
