import { createHash } from 'node:crypto'
import waiting from './data/waiting.json' with { type: 'json' }
import type { Goods, Row } from './goods.ts'
import { makeGuid } from './make-guid.ts'

/** Every so many products one is spoken of, so that the waiting words are of different things. */
const STEP = 37

/**
 * What waits for the call centre of a demonstration: words that nobody shows unread, because of a
 * number or an address in them, and forms that nobody has taken up.
 */
export function makeWaiting({ products }: Goods): Record<string, Row[]> {
  const productAt = (at: number) => products[(at + 1) * STEP]?.id ?? products[0]?.id
  const noon = (day: unknown) => `${day}T12:00:00Z`
  return {
    review: waiting.reviews.map(([author, city, score, day, comment, pros, cons], at) => ({
      guid: makeGuid('waiting-review', String(at)),
      product_id: productAt(at),
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
      created_at: noon(day),
    })),
    question: waiting.questions.map(([author, day, text], at) => ({
      product_id: productAt(at + 10),
      author_name: author,
      text,
      answer: '',
      is_approved: false,
      vote_yes: 0,
      vote_no: 0,
      created_at: noon(day),
    })),
    shop_review: waiting.shopReviews.map(([author, city, score, day, comment], at) => ({
      guid: makeGuid('waiting-shop-review', String(at)),
      author_name: author,
      city,
      score,
      comment,
      order_number: '',
      answer: '',
      is_approved: false,
      created_at: noon(day),
    })),
    form_request: waiting.requests.map(([kind, name, phone, email, details, comment, at], n) => ({
      guid: makeGuid('waiting-request', String(n)),
      kind,
      region_id: 1,
      name,
      phone,
      email,
      details,
      comment,
      language: 'ru',
      note: '',
      content_hash: `\\x${createHash('sha256').update(`waiting ${n}`).digest('hex')}`,
      created_at: at,
    })),
  }
}
