import { createHash } from 'node:crypto'
import type { Goods, Row } from '../product/goods.ts'
import { buildGuid } from '../random/random.ts'
import waiting from './pending-submissions.json' with { type: 'json' }

/**
 * Only every STEP-th product gets a pending submission, so that the queue covers different
 * products.
 */
const STEP = 37

/**
 * Submissions awaiting the call centre of the demonstration: reviews and questions held for
 * moderation because they contain a phone number or an address, and unhandled form requests.
 */
export function buildPendingSubmissions({ products }: Goods): Record<string, Row[]> {
  const getProductId = (index: number) => products[(index + 1) * STEP]?.id ?? products[0]?.id
  const toNoon = (day: unknown) => `${day}T12:00:00Z`
  return {
    review: waiting.reviews.map(([author, city, score, day, comment, pros, cons], index) => ({
      guid: buildGuid('waiting-review', String(index)),
      product_id: getProductId(index),
      is_purchase: false,
      author_name: author,
      city,
      score,
      comment,
      pros,
      cons,
      answer: '',
      is_approved: false,
      vote_yes: 0,
      vote_no: 0,
      created_at: toNoon(day),
    })),
    question: waiting.questions.map(([author, day, text], index) => ({
      product_id: getProductId(index + 10),
      author_name: author,
      text,
      answer: '',
      is_approved: false,
      vote_yes: 0,
      vote_no: 0,
      created_at: toNoon(day),
    })),
    shop_review: waiting.shopReviews.map(([author, city, score, day, comment], index) => ({
      guid: buildGuid('waiting-shop-review', String(index)),
      author_name: author,
      city,
      score,
      comment,
      order_number: '',
      answer: '',
      is_approved: false,
      created_at: toNoon(day),
    })),
    form_request: waiting.requests.map(
      ([kind, name, phone, email, details, comment, createdAt], index) => ({
        guid: buildGuid('waiting-request', String(index)),
        kind,
        region_id: 1,
        name,
        phone,
        email,
        details,
        comment,
        language: 'ru',
        note: '',
        content_hash: `\\x${createHash('sha256').update(`waiting ${index}`).digest('hex')}`,
        created_at: createdAt,
      }),
    ),
  }
}
