import type { Context } from '../../platform/context.ts'
import type { FoundScope } from '../catalogue/list-query.ts'
import { alikeness, lookOfBytes } from './look-bytes.ts'
import { signatureOf } from './look-signature.ts'
import { nearestLooks, offersOfPictures } from './picture-look.queries.ts'
import { lookEdition } from './see-picture.ts'
import { findVisionQuery } from './vision-query.queries.ts'

/** So many are compared in full. */
const COMPARED = 400
/** So many files and products are shown, as far as they are near enough to the best. */
const MOST_FILES = 300
const MOST_PRODUCTS = 180
const NEAR_ENOUGH = 0.55

export interface SimilarGoods extends FoundScope {
  src: string
  fileName: string
}

/** The goods whose pictures look like the asked one, or its mirror; null for an unknown asking. */
export async function similarGoods(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  resultId: string,
): Promise<SimilarGoods | null> {
  const zoneId = region.priceZoneId
  const key = `vision:${resultId}:${zoneId}`
  const asked = await findVisionQuery(db, resultId)
  if (!asked) return null
  return services.answers.read({ key, tags: ['goods', 'catalogue'], ttlMs: 60_000 }, async () => {
    const half = asked.look.length / 2
    const looks = [asked.look.subarray(0, half), asked.look.subarray(half)].map(lookOfBytes)
    const near = await Promise.all(
      looks.map((look) =>
        nearestLooks(db, signatureOf(look), { edition: lookEdition, most: COMPARED }),
      ),
    )
    const stored = new Map(near.flat().map(({ file, look }) => [file, look]))
    const files = bestFiles(looks, stored)
    const offers = await offersOfPictures(db, files, zoneId)
    const productIds = [...new Set(offers.map(({ productId }) => productId))].slice(
      0,
      MOST_PRODUCTS,
    )
    const shown = new Set(productIds)
    return {
      key,
      productIds,
      offerIds: offers
        .filter(({ productId }) => shown.has(productId))
        .map(({ offerId }) => offerId),
      ranksOffers: true,
      src: `data:image/webp;base64,${asked.preview.toString('base64')}`,
      fileName: asked.fileName,
    }
  })
}

function bestFiles(looks: Float32Array[], stored: ReadonlyMap<string, Buffer>): string[] {
  const scored = [...stored].map(([file, bytes]) => ({
    file,
    score: Math.max(...looks.map((look) => alikeness(look, bytes))),
  }))
  scored.sort((one, other) => other.score - one.score || (one.file < other.file ? -1 : 1))
  const least = (scored[0]?.score ?? 0) * NEAR_ENOUGH
  return scored
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, MOST_FILES)
    .map(({ file }) => file)
}
