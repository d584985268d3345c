import pLimit from 'p-limit'
import type { Db } from '../../../platform/database/database.ts'
import { type AddressRule, isPublicAddress } from '../../../platform/outbound/guarded-lookup.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { FeedIssue, FeedOffer } from '../feed/feed-goods.ts'
import { findFeedPictureSizes } from './feed-picture.queries.ts'
import { fetchPicture, PictureError } from './fetch-picture.ts'
import { PictureStore, type StoredPicture } from './picture-store.ts'

const CONCURRENCY = 8
/** A server that failed this many times in a row is skipped for the rest of the import. */
const MAX_FAILURES = 5

export interface PictureOptions {
  storage: Storage
  isAllowed?: AddressRule
}

interface ImportedPictures {
  /** Stored pictures by offer id, in the order of the feed. */
  byOffer: Map<string, StoredPicture[]>
  warnings: FeedIssue[]
}

/**
 * Downloads the pictures of a feed to the storage before the database transaction, so that nothing
 * slow happens inside it. Existing pictures are not fetched again; one that cannot be
 * fetched causes a warning.
 */
export async function importPictures(
  offers: readonly FeedOffer[],
  { db, storage, isAllowed = isPublicAddress }: PictureOptions & { db: Db },
  onProgress: (share: number) => void,
): Promise<ImportedPictures> {
  const imported: ImportedPictures = { byOffer: new Map(), warnings: [] }
  const withPictures = offers.filter(({ pictures }) => pictures.length > 0)
  if (withPictures.length === 0) return imported
  const store = await PictureStore.open(storage, await findFeedPictureSizes(db))
  const failures = new Map<string, number>()
  const limit = pLimit(CONCURRENCY)
  await limit.map(withPictures, async (offer) => {
    const stored: StoredPicture[] = []
    for (const address of offer.pictures) {
      const picture = await importPicture(address, { store, isAllowed, failures })
      if (typeof picture !== 'string') stored.push(picture)
      else imported.warnings.push({ position: offer.position, offerId: offer.id, text: picture })
    }
    imported.byOffer.set(offer.id, stored)
    onProgress(1 - limit.pendingCount / withPictures.length)
  })
  return imported
}

interface PictureImport {
  store: PictureStore
  isAllowed: AddressRule
  failures: Map<string, number>
}

/** The stored picture, or why it could not be fetched. */
async function importPicture(
  address: string,
  { store, isAllowed, failures }: PictureImport,
): Promise<StoredPicture | string> {
  const host = URL.parse(address)?.host ?? ''
  try {
    const existing = await store.find(address)
    if (existing) return existing
    if ((failures.get(host) ?? 0) >= MAX_FAILURES)
      return `pictures of ${host}: the server does not respond`
    const picture = await store.save(address, await fetchPicture(address, isAllowed))
    failures.delete(host)
    return picture
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    if (error.isHostAway) failures.set(host, (failures.get(host) ?? 0) + 1)
    return `picture skipped: ${error.message}`
  }
}
