import { stat } from 'node:fs/promises'
import type { Db } from '../../platform/database/database.ts'
import type { FeedGoods } from './feed/feed-goods.ts'
import { readYml } from './feed/read-yml.ts'
import type { ImportReport } from './format-report.ts'
import { beginImport, ensureImportWarehouse, findImportZone } from './import-targets.queries.ts'
import { importPictures, type PictureOptions } from './pictures/import-pictures.ts'
import { findExistingOffers } from './saving/existing-goods.queries.ts'
import { saveGoods } from './saving/save-goods.ts'
import { validateFeed } from './validation/validate-feed.ts'

export interface ImportOptions {
  /** Stock of an offer that the feed marks as available without a count. */
  defaultStock: number
  /** Where pictures are stored; without it, goods are imported without pictures. */
  pictures?: PictureOptions
  /** Progress of a stage, from 0 to 1. */
  onProgress: (stage: string, share: number) => void
}

/**
 * Imports the goods of a YML feed: everything valid in one transaction, or nothing. Idempotent: a
 * second run changes nothing.
 *
 * @throws FeedError when the file is not a feed or is malformed; then nothing is changed.
 */
export async function importYml(
  db: Db,
  file: string,
  { defaultStock, pictures, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const { size } = await stat(file)
  let read = 0
  const feed = await readYml(file, (bytes) => {
    read += bytes
    onProgress('reading', size === 0 ? 1 : read / size)
  })
  const zone = await findImportZone(db)
  const goods: FeedGoods = validateFeed(feed, zone.currency)
  const existing = await findExistingOffers(db, goods.offers)
  const importedPictures = pictures
    ? await importPictures(
        goods.offers.filter(({ id }) => !existing.get(id)?.isOwn),
        { db, ...pictures },
        (share) => onProgress('pictures', share),
      )
    : { byOffer: new Map(), warnings: [] }
  goods.warnings.push(...importedPictures.warnings)
  return db.transaction(async (tx) => {
    await beginImport(tx)
    const { warehouseId, createdName } = await ensureImportWarehouse(tx)
    const saved = await saveGoods(tx, goods, {
      zoneId: zone.zoneId,
      warehouseId,
      defaultStock,
      onProgress,
      picturesByOffer: importedPictures.byOffer,
    })
    return {
      read: feed.offers.length,
      createdWarehouse: createdName,
      ignored: feed.ignored,
      ...saved,
    }
  })
}
