import { buildProductCode } from '@svetlitsa/domain/product/build-product-code'
import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import { slugify } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { FeedProduct } from '../feed/group-feed-products.ts'
import { createUniqueCode } from './create-unique-code.ts'
import {
  type ExistingOffer,
  type ExistingProduct,
  findExistingProducts,
  findProductCodes,
} from './existing-goods.queries.ts'
import { upsertRows } from './upsert-rows.queries.ts'

interface SaveProductsOptions {
  existing: ReadonlyMap<string, ExistingOffer>
  sectionIdByCategory: ReadonlyMap<string, number>
  vendorIdByName: ReadonlyMap<string, number>
}

interface SavedProducts {
  /** Ids of products by their keys in the feed. */
  idByExternalId: Map<string, number>
  changedIds: number[]
  created: number
  changed: number
}

/**
 * Saves the products of a feed. Existing ones keep their address; the shop's own stay unchanged.
 */
export async function saveProducts(
  tx: Db,
  products: readonly FeedProduct[],
  { existing, sectionIdByCategory, vendorIdByName }: SaveProductsOptions,
): Promise<SavedProducts> {
  const existingByKey = await findExisting(tx, products, existing)
  const usedCodes = await findProductCodes(tx)
  const idByExternalId = new Map<string, number>()
  const rows = []
  for (const { key, name, first } of products) {
    const found = existingByKey.get(key)
    if (found) idByExternalId.set(key, found.id)
    if (found?.externalId === null) continue
    const code = {
      base: buildProductCode(name),
      detail: slugify(first.article),
      maxLength: codeLimits.product,
    }
    rows.push({
      external_id: key,
      code: found?.code ?? createUniqueCode(code, usedCodes),
      section_id: sectionIdByCategory.get(first.categoryId),
      vendor_id: vendorIdByName.get(first.vendor.toLowerCase()),
      name,
      description: first.description,
    })
  }
  const upserted = await upsertRows(
    tx,
    'product',
    { key: ['external_id'], returning: ['id', 'external_id'] },
    rows,
  )
  for (const { id, external_id } of upserted.rows)
    idByExternalId.set(String(external_id), Number(id))
  const changedIds = upserted.rows.map(({ id }) => Number(id))
  return { idByExternalId, changedIds, created: upserted.created, changed: upserted.changed }
}

/**
 * Finds the existing products of a feed. When a feed begins to group offers that were separate
 * products, the first one's product becomes the group's, which keeps its address and reviews.
 */
async function findExisting(
  tx: Db,
  products: readonly FeedProduct[],
  existing: ReadonlyMap<string, ExistingOffer>,
): Promise<Map<string, ExistingProduct>> {
  const keys = new Set(products.map(({ key }) => key))
  const owners = products.map(({ key, offers }) => ({
    key,
    id: offers.map(({ id }) => existing.get(id)?.productId).find((id) => id !== undefined) ?? 0,
  }))
  const rows = await findExistingProducts(
    tx,
    [...keys],
    owners.map(({ id }) => id),
  )
  const byKey = new Map(rows.map((row) => [row.externalId, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const existingByKey = new Map<string, ExistingProduct>()
  for (const { key, id } of owners) {
    const owner = byId.get(id)
    const isFree = owner && (owner.externalId === null || !keys.has(owner.externalId))
    const found = byKey.get(key) ?? (isFree ? owner : undefined)
    if (!found) continue
    if (found.externalId !== null && found.externalId !== key) {
      await tx.execute(sql`update product set external_id = ${key} where id = ${found.id}`)
      found.externalId = key
    }
    existingByKey.set(key, found)
  }
  return existingByKey
}
