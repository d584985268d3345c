import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { FeedOffer } from '../feed/feed-goods.ts'
import { buildVariantLabels, type FeedProduct } from '../feed/group-feed-products.ts'
import type { SizeName } from '../feed/size-name.ts'
import { type ExistingOffer, findTakenBarcodes } from './existing-goods.queries.ts'
import { upsertRows } from './upsert-rows.queries.ts'

const FINISH = /^(цвет|отделка|обивка|цвет обивки|цвет корпуса)$/i

interface SavedOffers {
  /** Ids of all offers of the feed, including the shop's own. */
  idByExternalId: Map<string, number>
  /** Products whose offers changed. */
  changedProductIds: number[]
  created: number
  changed: number
  /** Feed ids of the offers whose barcode belongs to other goods. */
  withoutBarcode: string[]
}

/** Saves the offers of a feed, matched by their ids in the feed. */
export async function saveOffers(
  tx: Db,
  products: readonly FeedProduct[],
  existing: ReadonlyMap<string, ExistingOffer>,
  productIdByKey: ReadonlyMap<string, number>,
): Promise<SavedOffers> {
  const fromFeed = products.flatMap((product) => {
    const labels = buildVariantLabels(product.offers)
    return product.offers.map((offer, index) => ({
      offer,
      product,
      index,
      label: labels[index] ?? '',
    }))
  })
  const ownedByFeed = fromFeed.filter(({ offer }) => !existing.get(offer.id)?.isOwn)
  const takenBarcodes = await findTakenBarcodes(
    tx,
    ownedByFeed.map(({ offer }) => offer),
  )
  const rows = ownedByFeed.map(({ offer, product, index, label }) => ({
    ...toOfferColumns(offer),
    product_id: productIdByKey.get(product.key),
    barcode: offer.barcode !== null && takenBarcodes.has(offer.barcode) ? null : offer.barcode,
    finish: product.offers.length === 1 ? getFinish(offer) : '',
    size: label,
    position: index,
  }))
  // A barcode may move from one offer of the feed to another, and barcodes are unique in the shop.
  await clearMovedBarcodes(tx, rows)
  const upserted = await upsertRows(
    tx,
    'offer',
    { key: ['external_id'], returning: ['id', 'external_id', 'product_id'] },
    rows,
  )
  const idByExternalId = new Map([...existing].map(([feedId, { id }]) => [feedId, id]))
  const changedProductIds = new Set<number>()
  for (const { id, external_id, product_id } of upserted.rows) {
    const feedId = String(external_id)
    idByExternalId.set(feedId, Number(id))
    changedProductIds.add(Number(product_id))
    const previous = existing.get(feedId)
    if (previous) changedProductIds.add(previous.productId)
  }
  await movePictures(tx, [...idByExternalId.values()])
  const { created, changed } = upserted
  const withoutBarcode = ownedByFeed
    .filter(({ offer }) => offer.barcode !== null && takenBarcodes.has(offer.barcode))
    .map(({ offer }) => offer.id)
  return {
    idByExternalId,
    changedProductIds: [...changedProductIds],
    created,
    changed,
    withoutBarcode,
  }
}

/** Moves the pictures of an offer with it to another product. */
async function movePictures(tx: Db, offerIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update picture set product_id = offer.product_id from offer
    where offer.id = picture.offer_id and picture.product_id <> offer.product_id
      and offer.id = any(${sql.param([...offerIds])}::int[])`)
}

function toOfferColumns(offer: FeedOffer) {
  return {
    external_id: offer.id,
    article: offer.article,
    name: offer.name,
    ...toSizeColumns(offer),
    weight_kg: offer.weightKg,
    boxes: offer.box ? [offer.box] : [],
  }
}

function getFinish({ params }: FeedOffer): string {
  return params.find(({ name }) => FINISH.test(name))?.value ?? ''
}

async function clearMovedBarcodes(
  tx: Db,
  rows: readonly { external_id: string; barcode: string | null }[],
): Promise<void> {
  const offerBarcodes = rows
    .filter(({ barcode }) => barcode !== null)
    .map(({ external_id, barcode }) => ({ external_id, barcode }))
  await tx.execute(sql`
    update offer set barcode = null
    from jsonb_to_recordset(${JSON.stringify(offerBarcodes)}::jsonb) as wanted (external_id text, barcode text)
    where offer.barcode = wanted.barcode and offer.external_id <> wanted.external_id
      and offer.external_id = any(${sql.param(rows.map(({ external_id }) => external_id))}::text[])`)
}

const MAX_SIZE_CM = 10_000

/** Width, depth and height of an offer in whole centimetres, when its properties contain them. */
function toSizeColumns({ params }: FeedOffer): {
  width_cm: number | null
  depth_cm: number | null
  height_cm: number | null
} {
  const findSizeCm = (name: SizeName): number | null => {
    const size = params.find((param) => param.name.toLowerCase() === name)?.amount ?? null
    return size !== null && size > 0 && size <= MAX_SIZE_CM ? Math.max(1, Math.round(size)) : null
  }
  const [length, width, depth] = [findSizeCm('длина'), findSizeCm('ширина'), findSizeCm('глубина')]
  // In feeds a table has length and width, a sofa width and depth: the longer side is the width.
  const isLongAndWide = length !== null && width !== null && depth === null
  return {
    width_cm: isLongAndWide ? length : (width ?? length),
    depth_cm: isLongAndWide ? width : depth,
    height_cm: findSizeCm('высота'),
  }
}
