import seeds from './data/shop-reviews.json' with { type: 'json' }
import type { Row } from './goods.ts'
import { makeGuid } from './make-guid.ts'

/** What people say of the shop itself. */
export function makeShopReviews(): Row[] {
  return seeds.map(([author, city, score, day, comment, answer = ''], at) => ({
    id: at + 1,
    guid: makeGuid('shop-review', String(at)),
    author_name: author,
    city,
    score,
    comment,
    order_number: '',
    answer,
    is_approved: true,
    created_at: `${day}T12:00:00Z`,
  }))
}
