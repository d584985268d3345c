import type { Row } from '../product/goods.ts'
import { buildGuid } from '../random/random.ts'
import seeds from './shop-reviews.json' with { type: 'json' }

/** Reviews of the shop itself. */
export function buildShopReviews(): Row[] {
  return seeds.map(([author, city, score, day, comment, answer = ''], index) => ({
    id: index + 1,
    guid: buildGuid('shop-review', String(index)),
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
