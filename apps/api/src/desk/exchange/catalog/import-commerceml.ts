import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import type { ImportReport } from '../../import/format-report.ts'
import {
  beginImport,
  ensureImportWarehouse,
  findImportZone,
} from '../../import/import-targets.queries.ts'
import { saveGoods } from '../../import/saving/save-goods.ts'
import type { PlaceStock } from '../../import/saving/save-place-stock.queries.ts'
import { validateFeed } from '../../import/validation/validate-feed.ts'
import { readRecords } from '../xml/read-records.ts'
import { buildFeed } from './build-feed.ts'
import type { Entry, GroupBody, NamedBody, PropertyBody } from './commerceml-entry.ts'
import {
  findEntries,
  findOffersOfGoods,
  findPlaceIds,
  type OfferOfGood,
  saveEntries,
} from './exchange-entry.queries.ts'
import { catalogPlaces, toEntries } from './to-entries.ts'

const MAX_ENTRIES = 1_000_000
const MAX_COUNT = 1_000_000

interface CommercemlOptions {
  onProgress: (stage: string, share: number) => void
}

/**
 * Imports files of a CommerceML catalogue, in the order given: everything valid in one transaction,
 * or nothing. A second run changes nothing. Of a good that came without a price, or a price that came
 * without its good, the half is kept until the other comes (exchange.commerceml).
 *
 * @throws FeedError when a file is not CommerceML or is malformed; then nothing is changed.
 */
export async function importCommerceml(
  db: Db,
  files: readonly string[],
  { onProgress }: CommercemlOptions,
): Promise<ImportReport> {
  const entries: Entry[] = []
  for (const [index, file] of files.entries()) {
    onProgress('reading', index / files.length)
    await readRecords(file, catalogPlaces, (record) => {
      for (const entry of toEntries(record)) if (entry.key) entries.push(entry)
      if (entries.length > MAX_ENTRIES)
        throw new FeedError(`the set has more than ${MAX_ENTRIES} entries`)
    })
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // Between two statements a large set is computed for longer than a call may be idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await beginImport(tx)
    await saveEntries(tx, entries)
    return saveTouchedGoods(tx, entries, onProgress)
  })
}

async function saveTouchedGoods(
  tx: Db,
  entries: readonly Entry[],
  onProgress: CommercemlOptions['onProgress'],
): Promise<ImportReport> {
  const zone = await findImportZone(tx)
  const { warehouseId, createdName } = await ensureImportWarehouse(tx)
  const touched = new Set(entries.flatMap(({ goodKey }) => (goodKey ? [goodKey] : [])))
  const offers = await findOffersOfGoods(tx, [...touched])
  const feed = buildFeed(offers, {
    groups: await findEntries<GroupBody>(tx, 'group'),
    properties: new Map(
      (await findEntries<PropertyBody>(tx, 'property')).map(({ key, body }) => [key, body]),
    ),
    priceType: await findPriceType(tx),
    lines: new Map(entries.map(({ key, line }) => [key, line])),
  })
  const goods = validateFeed(feed, zone.currency)
  // A catalogue of 1C has its pictures in the archive; the shop takes none of them yet.
  goods.warnings = goods.warnings.filter(({ text }) => text !== 'no picture')
  const { byOffer, unknown } = await buildPlaceStock(tx, offers)
  const saved = await saveGoods(tx, goods, {
    zoneId: zone.zoneId,
    warehouseId,
    defaultStock: 0,
    picturesByOffer: new Map(),
    stockByPlace: byOffer,
    onProgress,
  })
  const position = { line: 1, column: 1 }
  const warnings = [...unknown].map((name) => ({
    position,
    offerId: name,
    text: 'no place of the shop has this name or code, so its stock was not taken',
  }))
  return {
    read: feed.offers.length,
    createdWarehouse: createdName,
    ignored: feed.ignored,
    ...saved,
    warnings: [...saved.warnings, ...warnings],
  }
}

/** The retail price, or the first type of price that 1C names. */
async function findPriceType(tx: Db): Promise<string | null> {
  const types = await findEntries<NamedBody>(tx, 'priceType')
  const retail = types.find(({ body }) => /розн/i.test(body.name))
  return (retail ?? types[0])?.key ?? null
}

/**
 * Counts of each offer by place of the shop. A warehouse that 1C knows and an offer does not name has
 * none of it.
 */
async function buildPlaceStock(tx: Db, offers: readonly OfferOfGood[]) {
  const warehouses = await findEntries<NamedBody>(tx, 'warehouse')
  const ids = await findPlaceIds(tx)
  const placeByKey = new Map<string, number>()
  const unknown = new Set<string>()
  for (const { key, body } of warehouses) {
    const id = ids.get(key) ?? ids.get(body.name.toLowerCase())
    if (id) placeByKey.set(key, id)
    else unknown.add(body.name || key)
  }
  const byOffer = new Map<string, PlaceStock[]>()
  for (const { key, offer, good } of offers) {
    const { places } = offer
    if (!places || placeByKey.size === 0) continue
    const isGone = good.isDeleted || offer.isDeleted === true
    const counts = new Map<number, number>()
    for (const [place, placeId] of placeByKey) {
      const count = isGone ? 0 : toCount(places[place] ?? '0')
      counts.set(placeId, (counts.get(placeId) ?? 0) + count)
    }
    byOffer.set(
      key,
      [...counts].map(([placeId, count]) => ({ placeId, count })),
    )
  }
  return { byOffer, unknown }
}

function toCount(text: string): number {
  const count = Math.floor(Number(text.replace(',', '.').replace(/\s/g, '')))
  return Number.isFinite(count) ? Math.min(MAX_COUNT, Math.max(0, count)) : 0
}
