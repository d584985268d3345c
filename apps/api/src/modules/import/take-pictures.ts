import type { FeedOffer, FeedRemark } from './feed-goods.ts'
import { fetchPicture, PictureFault } from './fetch-picture.ts'
import { isPublicAddress } from './is-public-address.ts'
import { PictureStore, type StoredPicture } from './picture-store.ts'

const AT_ONCE = 8
/** A server that failed so many times one after the other is not asked again in this import. */
const MOST_FAILURES = 5

export interface PictureOptions {
  mediaFolder: string
  isAllowed?: (ip: string) => boolean
}

interface TakenPictures {
  /** By the id of the offer, those that could be had, in the feed's order. */
  of: Map<string, StoredPicture[]>
  warnings: FeedRemark[]
}

/**
 * Brings the pictures of a feed into the media folder before anything is written to the database:
 * nothing slow happens in the transaction. One that is there already is not asked for again; one
 * that cannot be had is a warning.
 */
export async function takePictures(
  offers: readonly FeedOffer[],
  { mediaFolder, isAllowed = isPublicAddress }: PictureOptions,
  tell: (share: number) => void,
): Promise<TakenPictures> {
  const taken: TakenPictures = { of: new Map(), warnings: [] }
  const waiting = offers.filter(({ pictures }) => pictures.length > 0)
  if (waiting.length === 0) return taken
  const store = await PictureStore.open(mediaFolder)
  const failures = new Map<string, number>()
  const all = waiting.length
  const work = async (): Promise<void> => {
    for (let offer = waiting.shift(); offer; offer = waiting.shift()) {
      const found: StoredPicture[] = []
      for (const address of offer.pictures) {
        const picture = await take(address, { store, isAllowed, failures })
        if (typeof picture !== 'string') found.push(picture)
        else taken.warnings.push({ place: offer.place, offerId: offer.id, text: picture })
      }
      taken.of.set(offer.id, found)
      tell(1 - waiting.length / all)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return taken
}

interface Taking {
  store: PictureStore
  isAllowed: (ip: string) => boolean
  failures: Map<string, number>
}

/** The picture, or why it could not be had. */
async function take(
  address: string,
  { store, isAllowed, failures }: Taking,
): Promise<StoredPicture | string> {
  const host = URL.parse(address)?.host ?? ''
  try {
    const known = await store.find(address)
    if (known) return known
    if ((failures.get(host) ?? 0) >= MOST_FAILURES) return `pictures of ${host}: it does not answer`
    const picture = await store.put(address, await fetchPicture(address, isAllowed))
    failures.delete(host)
    return picture
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    if (error.isHostAway) failures.set(host, (failures.get(host) ?? 0) + 1)
    return `picture left out: ${error.message}`
  }
}
