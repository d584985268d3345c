import { makeGuid } from './make-guid.ts'
import { reviewers, reviewTexts } from './names.ts'
import { Random } from './random.ts'

type Row = Record<string, unknown>

/** A handful of written reviews for each product that people have rated. */
export function makeReviews(products: readonly Row[]): Row[] {
  const random = new Random(11)
  const rows: Row[] = []
  for (const product of products) {
    const written = Math.min(Number(product.rating_count), random.whole(1, 4))
    for (let at = 0; at < written; at++) {
      const text = random.pick(reviewTexts)
      const [author, city] = random.pick(reviewers)
      const id = rows.length + 1
      rows.push({
        id,
        guid: makeGuid('review', String(id)),
        product_id: product.id,
        author_name: author,
        city,
        ...text,
        is_approved: true,
        vote_yes: random.whole(0, 24),
        vote_no: random.whole(0, 3),
        created_at: new Date(Date.UTC(2026, random.whole(0, 9), random.whole(1, 28))).toISOString(),
      })
    }
  }
  return rows
}
