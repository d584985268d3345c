import questions from './data/questions.json' with { type: 'json' }
import { type Family, familyOf } from './family-of.ts'
import type { Goods, Row } from './goods.ts'
import { Random } from './random.ts'
import { reviewers } from './reviewers.ts'

const asked: Readonly<Record<Family, readonly (readonly string[])[]>> = questions
const DAY_MS = 86_400_000

/** What people ask of a part of the goods, and what the shop answered. */
export function makeQuestions({ products, offers }: Goods): Row[] {
  const random = new Random(13)
  const first = new Map<unknown, Row>()
  for (const offer of offers) if (!first.has(offer.product_id)) first.set(offer.product_id, offer)
  return products.flatMap((product) => {
    if (!random.chance(40)) return []
    const family = asked[familyOf(String(product.name))]
    const offer = first.get(product.id)
    return random.sample(family, random.whole(1, 3)).map(([text = '', answer = '']) => {
      const day = new Date(Date.UTC(2026, random.whole(2, 9), random.whole(1, 28), 12))
      return {
        product_id: product.id,
        author_name: random.pick(reviewers)[0],
        text,
        answer: answer
          .replace('{w}', String(offer?.width_cm ?? 160))
          .replace('{d}', String(offer?.depth_cm ?? 90)),
        answered_at: new Date(day.getTime() + random.whole(1, 40) * (DAY_MS / 24)).toISOString(),
        is_approved: true,
        vote_yes: random.whole(0, 19),
        vote_no: random.whole(0, 2),
        created_at: day.toISOString(),
      }
    })
  })
}
