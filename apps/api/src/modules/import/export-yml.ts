import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../platform/database.ts'
import {
  type ExportedSection,
  findExportedOffers,
  findExportedSections,
} from './exported-goods.queries.ts'
import { findShopPlaces } from './shop-places.queries.ts'
import { xmlText } from './xml-text.ts'
import { ymlOfferText } from './yml-offer-text.ts'

/** Ids of sections that no feed numbered begin here, so that they meet none that one did. */
const OWN_CATEGORIES_FROM = 1_000_000_000

export interface ExportOptions {
  shopName: string
  /** Where the shop is found, without a slash at its end. */
  origin: string
  now: Date
  tell: (offers: number) => void
}

/**
 * Writes all goods that are shown as one YML feed, at the default zone's prices. The file appears
 * when it is whole.
 *
 * @returns how many offers it holds.
 */
export async function exportYml(db: Db, file: string, options: ExportOptions): Promise<number> {
  const unfinished = `${file}.${process.pid}.part`
  try {
    // One snapshot: an import in between shows either wholly or not at all.
    const offers = await db.transaction(
      async (tx) => {
        const count = { offers: 0 }
        const text = Readable.from(feedText(tx, options, count))
        await pipeline(text, createWriteStream(unfinished))
        return count.offers
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await rename(unfinished, file)
    return offers
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function* feedText(
  tx: Db,
  { shopName, origin, now, tell }: ExportOptions,
  count: { offers: number },
): AsyncGenerator<string> {
  const { currency } = await findShopPlaces(tx)
  const sections = await findExportedSections(tx)
  const externalIds = new Map(sections.map(({ id, externalId }) => [id, externalId]))
  const categoryIdOf = (id: number): string =>
    externalIds.get(id) ?? String(OWN_CATEGORIES_FROM + id)
  yield `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="${now.toISOString()}">
<shop>
<name>${xmlText(shopName)}</name>
<company>${xmlText(shopName)}</company>
<url>${xmlText(origin)}/</url>
<currencies><currency id="${currency}" rate="1"/></currencies>
<categories>
`
  for (const section of sections) yield categoryText(section, categoryIdOf)
  yield '</categories>\n<offers>\n'
  for await (const offers of findExportedOffers(tx)) {
    const shop = { origin, currency, categoryIdOf }
    yield offers.map((offer) => ymlOfferText(offer, shop)).join('')
    count.offers += offers.length
    tell(count.offers)
  }
  yield '</offers>\n</shop>\n</yml_catalog>\n'
}

function categoryText(
  { id, parentId, name }: ExportedSection,
  categoryIdOf: (id: number) => string,
): string {
  const parent = parentId === null ? '' : ` parentId="${xmlText(categoryIdOf(parentId))}"`
  return `<category id="${xmlText(categoryIdOf(id))}"${parent}>${xmlText(name)}</category>\n`
}
