import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProductPage } from '@svetlitsa/api-client/contract/product-page'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags, cardReader } from '../catalogue/card-of.ts'
import { findProduct } from '../catalogue/product-page.queries.ts'
import { productOf } from '../catalogue/read-product.ts'
import { findInstructions } from '../instruction/instruction.queries.ts'
import { toInstruction } from '../instruction/to-instruction.ts'
import { findKitsOf } from '../kit/kit.queries.ts'
import { kitGroups } from '../kit/kit-groups.ts'
import { toKits } from '../kit/to-kit.ts'
import { productBannersOf } from '../product-banner/product-banners-of.ts'
import { questionsOf } from '../question/questions-of.ts'
import { reviewsOf } from '../review/read-reviews.ts'

type Answer = AnswerOf<typeof getProductPage>

/** Strips over the page begin and end without telling anybody. */
const TTL_MS = 60_000

const sharedTags = ['catalogue', 'section-tree', 'vendor', 'banner', 'region', 'store']

/**
 * A product with what of it the region has, its reviews, questions, kits, papers and strips: one
 * statement for each of them, and none at all while nothing of it has changed. Stock is
 * told as «has» or «has not»: the database tells when that changes, and not at each sale.
 */
export async function readProductPage(
  context: Context,
  { ELEMENT_CODE }: ParsedOf<typeof getProductPage>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { db, services, region, language } = context
  const code = ELEMENT_CODE.toLowerCase()
  const key = JSON.stringify(['product-page', code, region.id, language, cardFlags(region)])
  const tags = [`product:${code}`, ...sharedTags]
  return services.answers.read({ key, tags, ttlMs: TTL_MS }, async () => {
    const row = await findProduct(db, { code }, region)
    if (!row) return refuse('not_found')
    const product = await productOf(row, null, context)
    const parts = await partsOf(context, product)
    return new Serialized<Answer>({ product, inStock: row.inStock, ...parts })
  })
}

async function partsOf(
  context: Context,
  { id, sectionCode }: Answer['product'],
): Promise<Omit<Answer, 'product' | 'inStock'>> {
  const { db, services, region, language } = context
  const sections = await services.catalogue.current()
  const reader = await cardReader(context)
  const sectionId = sections.sectionByCode.get(sectionCode)?.id ?? 0
  const [reviews, questions, parts, papers, banners] = await Promise.all([
    reviewsOf(context, id),
    questionsOf(db, id),
    findKitsOf(db, id, region.priceZoneId),
    findInstructions(db, id),
    productBannersOf(context, { id, sectionId }),
  ])
  return {
    reviews,
    questions,
    kits: toKits(parts, reader),
    groups: kitGroups(
      parts.filter(({ kitId }) => kitId === id),
      reader,
    ),
    instructions: papers.map((paper) => toInstruction(paper, language)),
    banners,
  }
}
