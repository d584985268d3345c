import type { Db } from '../../platform/database.ts'
import { type Fact, factsOfOffer } from './facts-of-offer.ts'
import type { FeedGoods, FeedOffer, FeedRemark } from './feed-goods.ts'
import { feedProducts } from './feed-products.ts'
import { feedTraits } from './feed-traits.ts'
import type { ImportReport } from './import-report.ts'
import { findKnownOffers } from './known-goods.queries.ts'
import type { StoredPicture } from './picture-store.ts'
import { findTouchedProducts, refreshGoods } from './refresh-goods.queries.ts'
import { saveFacts } from './save-facts.queries.ts'
import { saveOffers } from './save-offers.queries.ts'
import { savePictures } from './save-pictures.queries.ts'
import { saveProducts } from './save-products.queries.ts'
import { type SavedProperty, saveProperties } from './save-properties.queries.ts'
import { saveSections } from './save-sections.queries.ts'
import { saveStock } from './save-stock.queries.ts'
import { saveVendors } from './save-vendors.queries.ts'
import type { ShopPlaces } from './shop-places.queries.ts'
import { upsertRows } from './upsert-rows.queries.ts'

interface Saving {
  places: ShopPlaces
  defaultStock: number
  /** By the offer's id in the feed. */
  picturesOf: ReadonlyMap<string, readonly StoredPicture[]>
  tell: (stage: string, share: number) => void
}

/** Writes judged goods, in the caller's transaction, and makes the lists of what differs anew. */
export async function saveGoods(
  tx: Db,
  { categories, offers, refused, warnings }: FeedGoods,
  { places, defaultStock, picturesOf, tell }: Saving,
): Promise<Omit<ImportReport, 'read'>> {
  const known = await findKnownOffers(tx, offers)
  const fromFeed = offers.filter(({ id }) => !known.get(id)?.isOwn)
  const products = feedProducts(offers)
  tell('writing', 0.1)
  const sections = await saveSections(tx, categories)
  const vendors = await saveVendors(tx, [...new Set(fromFeed.map(({ vendor }) => vendor))])
  const properties = await saveProperties(tx, feedTraits(feedProducts(fromFeed)))
  tell('writing', 0.3)
  const savedProducts = await saveProducts(tx, products, {
    known,
    sectionIdOf: sections.idOf,
    vendorIdOf: vendors.idOf,
  })
  tell('writing', 0.5)
  const savedOffers = await saveOffers(tx, products, known, savedProducts.idOf)
  const offerId = ({ id }: FeedOffer): number => savedOffers.idOf.get(id) ?? 0
  tell('writing', 0.7)
  const prices = await savePrices(tx, offers, offerId, places.zoneId)
  const told = factsOf(fromFeed, properties.byKey, offerId)
  const refacted = await saveFacts(tx, told.facts)
  const pictured = await savePictures(
    tx,
    new Map(fromFeed.map((offer) => [offerId(offer), picturesOf.get(offer.id) ?? []])),
  )
  tell('writing', 1)
  const repriced = prices.rows.map((row) => Number(row.offer_id))
  const touched = new Set([
    ...savedProducts.touched,
    ...savedOffers.touched,
    ...(await findTouchedProducts(
      tx,
      [...sections.changed],
      [...repriced, ...refacted, ...pictured],
    )),
  ])
  await refreshGoods(tx, [...touched], (done) => tell('listing', done / touched.size))
  // Last, as shoppers who order wait for the stock that is held here.
  const stock = await saveStock(
    tx,
    offers.map((offer) => ({
      offer_id: offerId(offer),
      is_available: offer.isAvailable,
      count: offer.count,
    })),
    { warehouseId: places.warehouseId, defaultStock },
  )
  return {
    sections: { created: sections.created, changed: sections.changed.size + sections.linked },
    vendors: { created: vendors.created, changed: 0 },
    properties: { created: properties.created, changed: 0 },
    products: { created: savedProducts.created, changed: savedProducts.changed },
    offers: { created: savedOffers.created, changed: savedOffers.changed },
    prices: { created: prices.created, changed: prices.changed },
    characteristics: refacted.size,
    pictures: pictured.length,
    stock,
    refused,
    warnings: [
      ...warnings,
      ...told.warnings,
      ...barcodeRemarks(offers, savedOffers.withoutBarcode),
    ],
  }
}

function savePrices(
  tx: Db,
  offers: readonly FeedOffer[],
  offerId: (offer: FeedOffer) => number,
  zoneId: number,
) {
  const rows = offers.map((offer) => ({
    zone_id: zoneId,
    offer_id: offerId(offer),
    amount: offer.price,
    old_amount: offer.oldPrice,
  }))
  return upsertRows(tx, 'price', { key: ['zone_id', 'offer_id'], returning: ['offer_id'] }, rows)
}

function factsOf(
  offers: readonly FeedOffer[],
  byKey: ReadonlyMap<string, SavedProperty>,
  offerId: (offer: FeedOffer) => number,
) {
  const facts = new Map<number, readonly Fact[]>()
  const warnings: FeedRemark[] = []
  for (const offer of offers) {
    const told = factsOfOffer(offer, byKey)
    facts.set(offerId(offer), told.facts)
    const { place, id } = offer
    warnings.push(...told.warnings.map((text) => ({ place, offerId: id, text })))
  }
  return { facts, warnings }
}

function barcodeRemarks(offers: readonly FeedOffer[], ids: readonly string[]): FeedRemark[] {
  const without = new Set(ids)
  return offers
    .filter(({ id }) => without.has(id))
    .map(({ place, id, barcode }) => ({
      place,
      offerId: id,
      text: `barcode ${barcode} belongs to other goods of the shop`,
    }))
}
