import { makeGuid } from './make-guid.ts'
import { reviewers } from './names.ts'
import { Random } from './random.ts'
import { badSides, closings, goodSides, middles, openings } from './review-parts.ts'

type Row = Record<string, unknown>

const SCORES = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2] as const

/** What people wrote of the products; each product's rating is made of nothing else. */
export function makeReviews(products: readonly Row[]): Row[] {
  const random = new Random(11)
  const rows: Row[] = []
  for (const product of products) {
    const count = random.chance(76) ? Math.floor(1 + random.share() ** 2.4 * 34) : 0
    let sum = 0
    for (let at = 0; at < count; at++) {
      const score = random.pick(SCORES)
      sum += score
      rows.push(reviewOf(random, Number(product.id), score, rows.length + 1))
    }
    product.rating_sum = sum
    product.rating_count = count
  }
  return rows
}

function reviewOf(random: Random, productId: number, score: number, id: number): Row {
  const [author, city] = random.pick(reviewers)
  const day = new Date(Date.UTC(2026, random.whole(0, 9), random.whole(1, 28), random.whole(7, 21)))
  const said = [random.pick(openings), random.pick(middles), random.pick(closings)]
  return {
    id,
    guid: makeGuid('review', String(id)),
    product_id: productId,
    author_name: author,
    city,
    score,
    pros: random.pick(goodSides),
    cons: random.pick(badSides[score] ?? ['']),
    comment: (random.chance(60) ? said : said.slice(0, 2)).join(' '),
    is_approved: true,
    vote_yes: random.whole(0, 24),
    vote_no: random.whole(0, 3),
    created_at: day.toISOString(),
  }
}
