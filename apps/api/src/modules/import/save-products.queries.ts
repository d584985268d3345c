import { productCode } from '@svetlitsa/domain/product/product-code'
import { slug } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { FeedProduct } from './feed-products.ts'
import { freeCode } from './free-code.ts'
import {
  findKnownProducts,
  findProductCodes,
  type KnownOffer,
  type KnownProduct,
} from './known-goods.queries.ts'
import { upsertRows } from './upsert-rows.queries.ts'

interface Saving {
  known: ReadonlyMap<string, KnownOffer>
  sectionIdOf: ReadonlyMap<string, number>
  vendorIdOf: ReadonlyMap<string, number>
}

interface SavedProducts {
  /** Ids of products by their keys in the feed. */
  idOf: Map<string, number>
  touched: number[]
  created: number
  changed: number
}

/** Products of a feed. One that is known keeps its address; one of the shop's own stays as it is. */
export async function saveProducts(
  tx: Db,
  products: readonly FeedProduct[],
  { known, sectionIdOf, vendorIdOf }: Saving,
): Promise<SavedProducts> {
  const present = await findPresent(tx, products, known)
  const taken = await findProductCodes(tx)
  const idOf = new Map<string, number>()
  const rows = []
  for (const { key, name, first } of products) {
    const found = present.get(key)
    if (found) idOf.set(key, found.id)
    if (found?.externalId === null) continue
    const base = productCode(name)
    rows.push({
      external_id: key,
      code: found?.code ?? freeCode([base, `${base}-${slug(first.article)}`], taken),
      section_id: sectionIdOf.get(first.categoryId),
      vendor_id: vendorIdOf.get(first.vendor.toLowerCase()),
      name,
      description: first.description,
    })
  }
  const written = await upsertRows(
    tx,
    'product',
    { key: ['external_id'], returning: ['id', 'external_id'] },
    rows,
  )
  for (const { id, external_id } of written.rows) idOf.set(String(external_id), Number(id))
  const touched = written.rows.map(({ id }) => Number(id))
  return { idOf, touched, created: written.created, changed: written.changed }
}

/**
 * The shop's products for those of the feed. Where a feed begins to group offers that were products
 * each, the first one's product becomes the group's, so that its address and reviews live on.
 */
async function findPresent(
  tx: Db,
  products: readonly FeedProduct[],
  known: ReadonlyMap<string, KnownOffer>,
): Promise<Map<string, KnownProduct>> {
  const keys = new Set(products.map(({ key }) => key))
  const owners = products.map(({ key, offers }) => ({
    key,
    id: offers.map(({ id }) => known.get(id)?.productId).find((id) => id !== undefined) ?? 0,
  }))
  const rows = await findKnownProducts(
    tx,
    [...keys],
    owners.map(({ id }) => id),
  )
  const byKey = new Map(rows.map((row) => [row.externalId, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const present = new Map<string, KnownProduct>()
  for (const { key, id } of owners) {
    const owner = byId.get(id)
    const isFree = owner && (owner.externalId === null || !keys.has(owner.externalId))
    const found = byKey.get(key) ?? (isFree ? owner : undefined)
    if (!found) continue
    if (found.externalId !== null && found.externalId !== key) {
      await tx.execute(sql`update product set external_id = ${key} where id = ${found.id}`)
      found.externalId = key
    }
    present.set(key, found)
  }
  return present
}
