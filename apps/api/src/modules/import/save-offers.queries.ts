import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { FeedOffer } from './feed-goods.ts'
import { type FeedProduct, variantLabels } from './feed-products.ts'
import { findTakenBarcodes, type KnownOffer } from './known-goods.queries.ts'
import { sizeColumns } from './size-columns.ts'
import { upsertRows } from './upsert-rows.queries.ts'

const FINISH = /^(цвет|отделка|обивка|цвет обивки|цвет корпуса)$/i

interface SavedOffers {
  /** Ids of all offers of the feed, those of the shop's own too. */
  idOf: Map<string, number>
  /** Products whose offers are others now. */
  touched: number[]
  created: number
  changed: number
  /** Feed ids of the offers whose barcode stands on other goods. */
  withoutBarcode: string[]
}

/** Offers of a feed; what one is found by is its id there. */
export async function saveOffers(
  tx: Db,
  products: readonly FeedProduct[],
  known: ReadonlyMap<string, KnownOffer>,
  productIdOf: ReadonlyMap<string, number>,
): Promise<SavedOffers> {
  const fromFeed = products.flatMap((product) => {
    const labels = variantLabels(product.offers)
    return product.offers.map((offer, at) => ({ offer, product, at, label: labels[at] ?? '' }))
  })
  const rest = fromFeed.filter(({ offer }) => !known.get(offer.id)?.isOwn)
  const takenBarcodes = await findTakenBarcodes(
    tx,
    rest.map(({ offer }) => offer),
  )
  const rows = rest.map(({ offer, product, at, label }) => ({
    ...columnsOf(offer),
    product_id: productIdOf.get(product.key),
    barcode: offer.barcode !== null && takenBarcodes.has(offer.barcode) ? null : offer.barcode,
    finish: product.offers.length === 1 ? finishOf(offer) : '',
    size: label,
    position: at,
  }))
  // A barcode may pass from one offer of the feed to another; each is unique in the shop.
  await dropMovedBarcodes(tx, rows)
  const written = await upsertRows(
    tx,
    'offer',
    { key: ['external_id'], returning: ['id', 'external_id', 'product_id'] },
    rows,
  )
  const idOf = new Map([...known].map(([feedId, { id }]) => [feedId, id]))
  const touched = new Set<number>()
  for (const { id, external_id, product_id } of written.rows) {
    const feedId = String(external_id)
    idOf.set(feedId, Number(id))
    touched.add(Number(product_id))
    const former = known.get(feedId)
    if (former) touched.add(former.productId)
  }
  await movePictures(tx, [...idOf.values()])
  const { created, changed } = written
  const withoutBarcode = rest
    .filter(({ offer }) => offer.barcode !== null && takenBarcodes.has(offer.barcode))
    .map(({ offer }) => offer.id)
  return { idOf, touched: [...touched], created, changed, withoutBarcode }
}

/** The pictures of an offer go with it to another product. */
async function movePictures(tx: Db, offerIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update picture set product_id = offer.product_id from offer
    where offer.id = picture.offer_id and picture.product_id <> offer.product_id
      and offer.id = any(${sql.param([...offerIds])}::int[])`)
}

function columnsOf(offer: FeedOffer) {
  return {
    external_id: offer.id,
    article: offer.article,
    name: offer.name,
    ...sizeColumns(offer),
    weight_kg: offer.weightKg,
    boxes: offer.box ? [offer.box] : [],
  }
}

function finishOf({ params }: FeedOffer): string {
  return params.find(({ name }) => FINISH.test(name))?.value ?? ''
}

async function dropMovedBarcodes(
  tx: Db,
  rows: readonly { external_id: string; barcode: string | null }[],
): Promise<void> {
  const wanted = rows
    .filter(({ barcode }) => barcode !== null)
    .map(({ external_id, barcode }) => ({ external_id, barcode }))
  await tx.execute(sql`
    update offer set barcode = null
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (external_id text, barcode text)
    where offer.barcode = wanted.barcode and offer.external_id <> wanted.external_id
      and offer.external_id = any(${sql.param(rows.map(({ external_id }) => external_id))}::text[])`)
}
