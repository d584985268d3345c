import reviews from './data/reviews.json' with { type: 'json' }
import { type Family, familyOf } from './family-of.ts'
import type { Goods, Row } from './goods.ts'
import { makeGuid } from './make-guid.ts'
import { Random } from './random.ts'
import { turnedWords } from './review-turns.ts'
import { reviewers } from './reviewers.ts'

const SCORES = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2] as const
/** The fewer, the fresher a thing is; most have a handful. */
const MOST_REVIEWS = 18

const { openings, closings } = reviews
const middles: Readonly<Record<Family, readonly string[]>> = reviews.middles
const pros: Readonly<Record<Family, readonly string[]>> = reviews.pros
const cons: Readonly<Record<string, readonly string[]>> = reviews.cons
const answers: Readonly<Record<string, string>> = reviews.answers
const answersTo: Readonly<Record<string, string>> = reviews.answersTo

/** What people wrote of the products; each product's rating is made of nothing else. */
export function makeReviews({ products, offers, pictures }: Goods): { rows: Row[]; photos: Row[] } {
  const random = new Random(11)
  const rows: Row[] = []
  const photos: Row[] = []
  const byProduct = Map.groupBy(offers, (offer) => Number(offer.product_id))
  const rooms = Map.groupBy(
    pictures.filter(({ kind }) => kind !== 'drawing'),
    (picture) => Number(picture.product_id),
  )
  for (const product of products) {
    const count = random.chance(76) ? Math.floor(1 + random.share() ** 2.2 * MOST_REVIEWS) : 0
    let sum = 0
    const family = familyOf(String(product.name))
    const sold = byProduct.get(Number(product.id)) ?? []
    const turned = turnedWords(product, sold)
    for (let at = 0; at < count; at++) {
      const score = random.pick(SCORES)
      sum += score
      const id = rows.length + 1
      const offer = random.chance(70) ? random.pick(sold) : null
      const thing = { family, turned }
      rows.push(reviewOf(random, { id, productId: Number(product.id), offer, thing, score }))
      photos.push(...photosOf(random, id, score, rooms.get(Number(product.id)) ?? []))
    }
    product.rating_sum = sum
    product.rating_count = count
  }
  return { rows, photos }
}

interface Written {
  id: number
  productId: number
  offer: Row | null
  thing: { family: Family; turned: (line: string) => string }
  score: number
}

function reviewOf(random: Random, { id, productId, offer, thing, score }: Written): Row {
  const { family, turned } = thing
  const [author, city] = random.pick(reviewers)
  const day = new Date(Date.UTC(2026, random.whole(0, 9), random.whole(1, 28), random.whole(7, 21)))
  const said = random.sample(middles[family], random.whole(1, 2)).map(turned)
  const words = [random.chance(70) ? random.pick(openings) : '', ...said, random.pick(closings)]
  const isAnswered = random.chance(12)
  const praised = turned(random.pick(pros[family]))
  const missed = turned(random.pick(cons[score] ?? ['']))
  const answer = isAnswered ? (answersTo[missed] ?? answers[score] ?? '') : ''
  return {
    id,
    guid: makeGuid('review', String(id)),
    product_id: productId,
    offer_id: offer?.id ?? null,
    is_purchase: offer !== null,
    author_name: author,
    city,
    score,
    pros: praised,
    cons: missed,
    comment: words.filter(Boolean).join(' '),
    is_approved: true,
    vote_yes: random.whole(0, 24),
    vote_no: random.whole(0, 3),
    answer,
    answered_at: answer ? new Date(day.getTime() + 86_400_000).toISOString() : null,
    created_at: day.toISOString(),
  }
}

/** Happy people show what they bought: the thing at home, or a detail of it. */
function photosOf(random: Random, reviewId: number, score: number, shots: readonly Row[]): Row[] {
  if (score < 4 || shots.length < 2 || !random.chance(7)) return []
  return random.sample(shots.slice(1), random.whole(1, 2)).map((shot, position) => ({
    review_id: reviewId,
    file: shot.file,
    width: shot.width,
    height: shot.height,
    position,
  }))
}
