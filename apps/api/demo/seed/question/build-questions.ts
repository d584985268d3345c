import { getProductFamily, type ProductFamily } from '../product/get-product-family.ts'
import type { Goods, Row } from '../product/goods.ts'
import { Random } from '../random/random.ts'
import { reviewers } from '../review/reviewers.ts'
import questions from './questions.json' with { type: 'json' }

const questionsByFamily: Readonly<Record<ProductFamily, readonly (readonly string[])[]>> = questions
const DAY_MS = 86_400_000

/** Questions about some of the products, with the shop's answers. */
export function buildQuestions({ products, offers }: Goods): Row[] {
  const random = new Random(13)
  const first = new Map<unknown, Row>()
  for (const offer of offers) if (!first.has(offer.product_id)) first.set(offer.product_id, offer)
  return products.flatMap((product) => {
    if (!random.hasChance(40)) return []
    const family = questionsByFamily[getProductFamily(String(product.name))]
    const offer = first.get(product.id)
    return random.sample(family, random.nextInteger(1, 3)).map(([text = '', answer = '']) => {
      const day = new Date(Date.UTC(2026, random.nextInteger(2, 9), random.nextInteger(1, 28), 12))
      return {
        product_id: product.id,
        author_name: random.pick(reviewers)[0],
        text,
        answer: answer
          .replace('{w}', String(offer?.width_cm ?? 160))
          .replace('{d}', String(offer?.depth_cm ?? 90)),
        answered_at: new Date(
          day.getTime() + random.nextInteger(1, 40) * (DAY_MS / 24),
        ).toISOString(),
        is_approved: true,
        vote_yes: random.nextInteger(0, 19),
        vote_no: random.nextInteger(0, 2),
        created_at: day.toISOString(),
      }
    })
  })
}
