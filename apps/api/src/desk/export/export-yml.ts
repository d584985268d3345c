import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../platform/database/database.ts'
import { findImportZone } from '../import/import-targets.queries.ts'
import { escapeXml } from './escape-xml.ts'
import {
  type ExportedSection,
  type ExportedZone,
  findExportedOffers,
  findExportedSections,
} from './exported-goods.queries.ts'
import { formatYmlOffer } from './format-yml-offer.ts'

/** Start of the category ids of sections that came by no feed, above the ids that feeds use. */
const FIRST_LOCAL_CATEGORY_ID = 1_000_000_000

export interface ExportOptions {
  shopName: string
  /** Public URL of the shop, without a trailing slash. */
  origin: string
  now: Date
  onProgress: (offers: number) => void
}

/**
 * Writes all visible goods as one YML feed at the prices of the default zone. The file appears
 * under its name only when it is complete.
 *
 * @returns the number of offers written.
 */
export async function exportYml(db: Db, file: string, options: ExportOptions): Promise<number> {
  const partialFile = `${file}.${process.pid}.part`
  try {
    // One snapshot, so that a concurrent import is visible either completely or not at all.
    const offers = await db.transaction(
      async (tx) => {
        const count = { offers: 0 }
        const { zoneId, currency } = await findImportZone(tx)
        const zone = { zoneId, currency, regionId: null }
        const text = Readable.from(generateYml(tx, zone, { ...options, count }))
        await pipeline(text, createWriteStream(partialFile))
        return count.offers
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await rename(partialFile, file)
    return offers
  } finally {
    await rm(partialFile, { force: true })
  }
}

interface YmlOptions extends ExportOptions {
  /** Counts the offers that were generated. */
  count: { offers: number }
}

/** The text of a YML feed at the prices of a zone. */
export async function* generateYml(
  tx: Db,
  zone: ExportedZone,
  { shopName, origin, now, onProgress, count }: YmlOptions,
): AsyncGenerator<string> {
  const { currency } = zone
  const sections = await findExportedSections(tx, zone)
  const externalIds = new Map(sections.map(({ id, externalId }) => [id, externalId]))
  const getCategoryId = (id: number): string =>
    externalIds.get(id) ?? String(FIRST_LOCAL_CATEGORY_ID + id)
  yield `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="${now.toISOString()}">
<shop>
<name>${escapeXml(shopName)}</name>
<company>${escapeXml(shopName)}</company>
<url>${escapeXml(origin)}/</url>
<currencies><currency id="${currency}" rate="1"/></currencies>
<categories>
`
  for (const section of sections) yield formatCategory(section, getCategoryId)
  yield '</categories>\n<offers>\n'
  for await (const offers of findExportedOffers(tx, zone)) {
    const shop = { origin, currency, getCategoryId }
    yield offers.map((offer) => formatYmlOffer(offer, shop)).join('')
    count.offers += offers.length
    onProgress(count.offers)
  }
  yield '</offers>\n</shop>\n</yml_catalog>\n'
}

function formatCategory(
  { id, parentId, name }: ExportedSection,
  getCategoryId: (id: number) => string,
): string {
  const parent = parentId === null ? '' : ` parentId="${escapeXml(getCategoryId(parentId))}"`
  return `<category id="${escapeXml(getCategoryId(id))}"${parent}>${escapeXml(name)}</category>\n`
}
