import type { Db } from '../../../platform/database/database.ts'
import { collectFeedProperties } from '../feed/collect-feed-properties.ts'
import type { FeedGoods, FeedIssue, FeedOffer } from '../feed/feed-goods.ts'
import { groupFeedProducts } from '../feed/group-feed-products.ts'
import type { ImportReport } from '../format-report.ts'
import type { StoredPicture } from '../pictures/picture-store.ts'
import { findExistingOffers } from './existing-goods.queries.ts'
import { findTouchedProducts, refreshGoods } from './refresh-goods.ts'
import { saveOfferProperties } from './save-offer-properties.queries.ts'
import { saveOffers } from './save-offers.queries.ts'
import { savePictures } from './save-pictures.queries.ts'
import { type PlaceStock, savePlaceStock } from './save-place-stock.queries.ts'
import { saveProducts } from './save-products.queries.ts'
import { type SavedProperty, saveProperties } from './save-properties.queries.ts'
import { saveSections } from './save-sections.queries.ts'
import { saveStock } from './save-stock.queries.ts'
import { saveVendors } from './save-vendors.queries.ts'
import { type OfferPropertyRow, toOfferProperties } from './to-offer-properties.ts'
import { upsertRows } from './upsert-rows.queries.ts'

interface SaveGoodsOptions {
  zoneId: number
  warehouseId: number
  defaultStock: number
  /** By the offer's id in the feed. */
  picturesByOffer: ReadonlyMap<string, readonly StoredPicture[]>
  onProgress: (stage: string, share: number) => void
  /** Pieces by place, by the offer's id, of a feed that counts each warehouse. */
  stockByPlace?: ReadonlyMap<string, readonly PlaceStock[]>
}

/**
 * Saves validated goods in the caller's transaction and refreshes the list rows of what changed.
 */
export async function saveGoods(
  tx: Db,
  { categories, offers, refused, warnings }: FeedGoods,
  options: SaveGoodsOptions,
): Promise<Omit<ImportReport, 'read' | 'createdWarehouse' | 'ignored'>> {
  const { zoneId, warehouseId, defaultStock, picturesByOffer, onProgress, stockByPlace } = options
  const existing = await findExistingOffers(tx, offers)
  const fromFeed = offers.filter(({ id }) => !existing.get(id)?.isOwn)
  const products = groupFeedProducts(offers)
  onProgress('writing', 0.1)
  const sections = await saveSections(tx, categories)
  const vendors = await saveVendors(tx, [...new Set(fromFeed.map(({ vendor }) => vendor))])
  const properties = await saveProperties(tx, collectFeedProperties(groupFeedProducts(fromFeed)))
  onProgress('writing', 0.3)
  const savedProducts = await saveProducts(tx, products, {
    existing,
    sectionIdByCategory: sections.idByExternalId,
    vendorIdByName: vendors.idByName,
  })
  onProgress('writing', 0.5)
  const savedOffers = await saveOffers(tx, products, existing, savedProducts.idByExternalId)
  const getOfferId = ({ id }: FeedOffer): number => savedOffers.idByExternalId.get(id) ?? 0
  onProgress('writing', 0.7)
  const prices = await savePrices(tx, offers, getOfferId, zoneId)
  const offerProperties = buildOfferProperties(fromFeed, properties.byKey, getOfferId)
  const changedPropertyOfferIds = await saveOfferProperties(tx, offerProperties.propertiesByOffer)
  const changedPictureOfferIds = await savePictures(
    tx,
    new Map(fromFeed.map((offer) => [getOfferId(offer), picturesByOffer.get(offer.id) ?? []])),
  )
  onProgress('writing', 1)
  const changedPriceOfferIds = prices.rows.map((row) => Number(row.offer_id))
  const changedProductIds = new Set([
    ...savedProducts.changedIds,
    ...savedOffers.changedProductIds,
    ...(await findTouchedProducts(
      tx,
      [...sections.changed],
      [...changedPriceOfferIds, ...changedPropertyOfferIds, ...changedPictureOfferIds],
    )),
  ])
  await refreshGoods(tx, [...changedProductIds], (doneCount) =>
    onProgress('listing', doneCount / changedProductIds.size),
  )
  // Saved last, because checkouts wait for the stock rows that are locked here.
  const stock = await saveStock(
    tx,
    offers
      .filter(({ id }) => !stockByPlace?.has(id))
      .map((offer) => ({
        offer_id: getOfferId(offer),
        is_available: offer.isAvailable,
        count: offer.count,
      })),
    { warehouseId, defaultStock },
  )
  const placeStock = offers.flatMap((offer) =>
    (stockByPlace?.get(offer.id) ?? []).map(({ placeId, count }) => ({
      offer_id: getOfferId(offer),
      place_id: placeId,
      count,
    })),
  )
  const stockOfPlaces = await savePlaceStock(tx, placeStock)
  return {
    sections: { created: sections.created, changed: sections.changed.size + sections.linked },
    vendors: { created: vendors.created, changed: 0 },
    properties: { created: properties.created, changed: 0 },
    products: { created: savedProducts.created, changed: savedProducts.changed },
    offers: { created: savedOffers.created, changed: savedOffers.changed },
    prices: { created: prices.created, changed: prices.changed },
    offerProperties: changedPropertyOfferIds.size,
    pictures: changedPictureOfferIds.length,
    stock: stock + stockOfPlaces,
    refused,
    warnings: [
      ...warnings,
      ...offerProperties.warnings,
      ...listBarcodeIssues(offers, savedOffers.withoutBarcode),
    ],
  }
}

function savePrices(
  tx: Db,
  offers: readonly FeedOffer[],
  getOfferId: (offer: FeedOffer) => number,
  zoneId: number,
) {
  const rows = offers.map((offer) => ({
    zone_id: zoneId,
    offer_id: getOfferId(offer),
    amount: offer.price,
    old_amount: offer.oldPrice,
  }))
  return upsertRows(tx, 'price', { key: ['zone_id', 'offer_id'], returning: ['offer_id'] }, rows)
}

function buildOfferProperties(
  offers: readonly FeedOffer[],
  byKey: ReadonlyMap<string, SavedProperty>,
  getOfferId: (offer: FeedOffer) => number,
) {
  const propertiesByOffer = new Map<number, readonly OfferPropertyRow[]>()
  const warnings: FeedIssue[] = []
  for (const offer of offers) {
    const offerProperties = toOfferProperties(offer, byKey)
    propertiesByOffer.set(getOfferId(offer), offerProperties.propertyRows)
    const { position, id } = offer
    warnings.push(...offerProperties.warnings.map((text) => ({ position, offerId: id, text })))
  }
  return { propertiesByOffer, warnings }
}

function listBarcodeIssues(offers: readonly FeedOffer[], ids: readonly string[]): FeedIssue[] {
  const withoutBarcodeIds = new Set(ids)
  return offers
    .filter(({ id }) => withoutBarcodeIds.has(id))
    .map(({ position, id, barcode }) => ({
      position,
      offerId: id,
      text: `barcode ${barcode} belongs to another product of the shop`,
    }))
}
