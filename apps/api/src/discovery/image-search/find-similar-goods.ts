import type { Context } from '../../platform/context/context.ts'
import type { FoundScope } from '../listing/list-query.ts'
import { descriptorVersion } from './descriptor/describe-picture.ts'
import { calculateSimilarity, decodeDescriptor } from './descriptor/descriptor-bytes.ts'
import { buildDescriptorSignature } from './descriptor/descriptor-signature.ts'
import { findMostSimilarDescriptors, findOffersByPictures } from './picture-descriptor.queries.ts'
import { findVisionQuery } from './vision-query.queries.ts'

/** Number of candidates that are compared in full. */
const MAX_COMPARED = 400
/**
 * Limits of files and products in the result; those much less similar than the best are dropped.
 */
const MAX_FILES = 300
const MAX_PRODUCTS = 180
const MIN_SIMILARITY = 0.55

export interface SimilarGoods extends FoundScope {
  src: string
  fileName: string
}

/**
 * Products whose pictures resemble the uploaded one or its mirror image; null for an unknown
 * resultId.
 */
export async function findSimilarGoods(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  resultId: string,
): Promise<SimilarGoods | null> {
  const zoneId = region.priceZoneId
  const key = `vision:${resultId}:${zoneId}`
  const requested = await findVisionQuery(db, resultId)
  if (!requested) return null
  return services.responseCache.read(
    { key, tags: ['goods', 'catalogue'], ttlMs: 60_000 },
    async () => {
      const half = requested.look.length / 2
      const descriptors = [requested.look.subarray(0, half), requested.look.subarray(half)].map(
        decodeDescriptor,
      )
      const nearest = await Promise.all(
        descriptors.map((descriptor) =>
          findMostSimilarDescriptors(db, buildDescriptorSignature(descriptor), {
            edition: descriptorVersion,
            limit: MAX_COMPARED,
          }),
        ),
      )
      const stored = new Map(nearest.flat().map(({ file, look }) => [file, look]))
      const files = rankFiles(descriptors, stored)
      const offers = await findOffersByPictures(db, files, zoneId)
      const productIds = [...new Set(offers.map(({ productId }) => productId))].slice(
        0,
        MAX_PRODUCTS,
      )
      const shownIds = new Set(productIds)
      return {
        key,
        productIds,
        offerIds: offers
          .filter(({ productId }) => shownIds.has(productId))
          .map(({ offerId }) => offerId),
        ranksOffers: true,
        src: `data:image/webp;base64,${requested.preview.toString('base64')}`,
        fileName: requested.fileName,
      }
    },
  )
}

function rankFiles(descriptors: Float32Array[], stored: ReadonlyMap<string, Buffer>): string[] {
  const scores = [...stored].map(([file, bytes]) => ({
    file,
    score: Math.max(...descriptors.map((descriptor) => calculateSimilarity(descriptor, bytes))),
  }))
  scores.sort((left, right) => right.score - left.score || (left.file < right.file ? -1 : 1))
  const minScore = (scores[0]?.score ?? 0) * MIN_SIMILARITY
  return scores
    .filter(({ score }) => score > 0 && score >= minScore)
    .slice(0, MAX_FILES)
    .map(({ file }) => file)
}
