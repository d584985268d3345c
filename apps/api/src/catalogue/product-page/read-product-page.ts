import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getProductPage } from '@svetlitsa/api-client/product-page/contract'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { findInstructions } from '../instruction/instruction.queries.ts'
import { toInstruction } from '../instruction/to-instruction.ts'
import { buildKitGroups } from '../kit/build-kit-groups.ts'
import { findProductKits } from '../kit/kit.queries.ts'
import { toKits } from '../kit/to-kit.ts'
import { createCardReader, getCardFlags } from '../product/card/to-product-card.ts'
import { findProduct } from '../product/product.queries.ts'
import { toProductTags } from '../product/product-tags.ts'
import { buildProduct } from '../product/read-product.ts'
import { listProductBanners } from '../product-banner/list-product-banners.ts'
import { listQuestions } from '../question/list-questions.ts'
import { listReviews } from '../review/read-reviews.ts'

type Answer = CallAnswer<typeof getProductPage>

/** Product banners begin and end without a notification, so the cached value must expire. */
const TTL_MS = 60_000

const sharedTags = ['catalogue', 'section-tree', 'vendor', 'banner', 'region', 'store']

/**
 * A product with its regional offers, reviews, questions, kits, documents and banners: one
 * statement for each part, and none while nothing has changed. Stock is reduced to available or
 * not, so the database invalidates the page when that changes and not on every sale.
 */
export async function readProductPage(
  context: Context,
  { ELEMENT_CODE }: ParsedInput<typeof getProductPage>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { db, services, region, language } = context
  const code = ELEMENT_CODE.toLowerCase()
  const key = JSON.stringify(['product-page', code, region.id, language, getCardFlags(region)])
  const tags = [`product:${code}`, ...sharedTags]
  return services.responseCache.read({ key, tags, ttlMs: TTL_MS }, async () => {
    const row = await findProduct(db, { code }, region)
    if (!row) return refuse('not_found')
    const product = await buildProduct(row, null, context)
    const parts = await readPageParts(context, product)
    const productTags = toProductTags(row.tags, language)
    return new Serialized<Answer>({ product, inStock: row.inStock, ...parts, tags: productTags })
  })
}

async function readPageParts(
  context: Context,
  { id, sectionCode }: Answer['product'],
): Promise<Omit<Answer, 'product' | 'inStock' | 'tags'>> {
  const { db, services, region, language } = context
  const sections = await services.catalogue.current()
  const reader = await createCardReader(context)
  const sectionId = sections.sectionByCode.get(sectionCode)?.id ?? 0
  const [reviews, questions, parts, papers, banners] = await Promise.all([
    listReviews(context, id),
    listQuestions(db, id),
    findProductKits(db, id, region.priceZoneId),
    findInstructions(db, id),
    listProductBanners(context, { id, sectionId }),
  ])
  return {
    reviews,
    questions,
    kits: toKits(parts, reader),
    groups: buildKitGroups(
      parts.filter(({ kitId }) => kitId === id),
      reader,
    ),
    instructions: papers.map((paper) => toInstruction(paper, language)),
    banners,
  }
}
