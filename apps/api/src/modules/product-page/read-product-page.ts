import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProductPage } from '@svetlitsa/api-client/contract/product-page'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags } from '../catalogue/card-of.ts'
import { readProduct } from '../catalogue/read-product.ts'
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

/**
 * A product with its reviews, questions, kits, papers and strips: one statement for each, and none
 * at all while nothing of it has changed.
 */
export async function readProductPage(
  context: Context,
  { ELEMENT_CODE }: ParsedOf<typeof getProductPage>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language } = context
  const code = ELEMENT_CODE.toLowerCase()
  const zoneId = region.priceZoneId
  const key = JSON.stringify(['product-page', code, zoneId, language, cardFlags(region)])
  const tags = [`product:${code}`, 'catalogue', 'section-tree', 'vendor', 'banner']
  return services.answers.read({ key, tags, ttlMs: TTL_MS }, async () => {
    const found = await readProduct(context, { SECTION_CODE: '', ELEMENT_CODE: code })
    if (found instanceof Refusal) return found
    const { product } = found.parse()
    return new Serialized<Answer>({ product, ...(await partsOf(context, product)) })
  })
}

async function partsOf(
  context: Context,
  { id, sectionCode }: Answer['product'],
): Promise<Omit<Answer, 'product'>> {
  const { db, services, region, language } = context
  const sections = await services.catalogue.current()
  const sectionId = sections.sectionByCode.get(sectionCode)?.id ?? 0
  const [reviews, questions, parts, papers, banners] = await Promise.all([
    reviewsOf(db, id),
    questionsOf(db, id),
    findKitsOf(db, id, region.priceZoneId),
    findInstructions(db, id),
    productBannersOf(context, { id, sectionId }),
  ])
  return {
    reviews,
    questions,
    kits: toKits(parts, language),
    groups: kitGroups(
      parts.filter(({ kitId }) => kitId === id),
      language,
    ),
    instructions: papers.map((paper) => toInstruction(paper, language)),
    banners,
  }
}
