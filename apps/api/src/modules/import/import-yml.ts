import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { FeedGoods } from './feed-goods.ts'
import type { ImportReport } from './import-report.ts'
import { judgeFeed } from './judge-feed.ts'
import { findKnownOffers } from './known-goods.queries.ts'
import { readYml } from './read-yml.ts'
import { saveGoods } from './save-goods.ts'
import { findShopPlaces } from './shop-places.queries.ts'
import { type PictureOptions, takePictures } from './take-pictures.ts'

/** Any fixed number: two imports at once take turns. */
const IMPORT_LOCK = 7_311_002

export interface ImportOptions {
  /** Pieces of an offer that a feed calls available without counting it. */
  defaultStock: number
  /** Where pictures go; left out, goods come without them. */
  pictures?: PictureOptions
  /** How far a stage is, from 0 to 1. */
  tell: (stage: string, share: number) => void
}

/**
 * Takes the goods of a YML feed into the shop: all that can be taken in one transaction, or nothing.
 * Run twice it changes nothing the second time.
 *
 * @throws FeedFault when the file is no feed or is broken; then nothing is changed.
 */
export async function importYml(
  db: Db,
  file: string,
  { defaultStock, pictures, tell }: ImportOptions,
): Promise<ImportReport> {
  const { size } = await stat(file)
  let read = 0
  const feed = await readYml(file, (bytes) => {
    read += bytes
    tell('reading', size === 0 ? 1 : read / size)
  })
  const places = await findShopPlaces(db)
  const goods: FeedGoods = judgeFeed(feed, places.currency)
  const known = await findKnownOffers(db, goods.offers)
  const taken = pictures
    ? await takePictures(
        goods.offers.filter(({ id }) => !known.get(id)?.isOwn),
        pictures,
        (share) => tell('pictures', share),
      )
    : { of: new Map(), warnings: [] }
  goods.warnings.push(...taken.warnings)
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local shop.bulk = 'on'`)
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const saved = await saveGoods(tx, goods, {
      places,
      defaultStock,
      tell,
      picturesOf: taken.of,
    })
    return { read: feed.offers.length, ...saved }
  })
}
