import { getProductFamily, type ProductFamily } from '../product/get-product-family.ts'
import type { Goods, Row } from '../product/goods.ts'
import { buildGuid, Random } from '../random/random.ts'
import overrideSeeds from './review-line-overrides.json' with { type: 'json' }
import { reviewers } from './reviewers.ts'
import reviews from './reviews.json' with { type: 'json' }

const SCORES = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2] as const
/** Newer products have fewer reviews; most have a handful. */
const MAX_REVIEWS = 18

const { openings, closings } = reviews
const middles: Readonly<Record<ProductFamily, readonly string[]>> = reviews.middles
const pros: Readonly<Record<ProductFamily, readonly string[]>> = reviews.pros
const cons: Readonly<Record<string, readonly string[]>> = reviews.cons
const answers: Readonly<Record<string, string>> = reviews.answers
const answersTo: Readonly<Record<string, string>> = reviews.answersTo

/** Customer reviews of the products. Each product's rating is computed from them alone. */
export function buildReviews({ products, offers, pictures }: Goods): {
  rows: Row[]
  photos: Row[]
} {
  const random = new Random(11)
  const rows: Row[] = []
  const photos: Row[] = []
  const byProduct = Map.groupBy(offers, (offer) => Number(offer.product_id))
  const rooms = Map.groupBy(
    pictures.filter(({ kind }) => kind !== 'drawing'),
    (picture) => Number(picture.product_id),
  )
  for (const product of products) {
    const count = random.hasChance(76)
      ? Math.floor(1 + random.nextFraction() ** 2.2 * MAX_REVIEWS)
      : 0
    let sum = 0
    const family = getProductFamily(String(product.name))
    const productOffers = byProduct.get(Number(product.id)) ?? []
    const adaptLine = createReviewLineAdapter(product, productOffers)
    for (let index = 0; index < count; index++) {
      const score = random.pick(SCORES)
      sum += score
      const id = rows.length + 1
      const offer = random.hasChance(70) ? random.pick(productOffers) : null
      const subject = { family, adaptLine }
      rows.push(buildReview(random, { id, productId: Number(product.id), offer, subject, score }))
      photos.push(...buildPhotos(random, id, score, rooms.get(Number(product.id)) ?? []))
    }
    product.rating_sum = sum
    product.rating_count = count
  }
  return { rows, photos }
}

interface ReviewInput {
  id: number
  productId: number
  offer: Row | null
  subject: { family: ProductFamily; adaptLine: (line: string) => string }
  score: number
}

function buildReview(random: Random, { id, productId, offer, subject, score }: ReviewInput): Row {
  const { family, adaptLine } = subject
  const [author, city] = random.pick(reviewers)
  const day = new Date(
    Date.UTC(2026, random.nextInteger(0, 9), random.nextInteger(1, 28), random.nextInteger(7, 21)),
  )
  const middleTexts = random.sample(middles[family], random.nextInteger(1, 2)).map(adaptLine)
  const sentences = [
    random.hasChance(70) ? random.pick(openings) : '',
    ...middleTexts,
    random.pick(closings),
  ]
  const isAnswered = random.hasChance(12)
  const praised = adaptLine(random.pick(pros[family]))
  const missed = adaptLine(random.pick(cons[score] ?? ['']))
  const answer = isAnswered ? (answersTo[missed] ?? answers[score] ?? '') : ''
  return {
    id,
    guid: buildGuid('review', String(id)),
    product_id: productId,
    offer_id: offer?.id ?? null,
    is_purchase: offer !== null,
    author_name: author,
    city,
    score,
    pros: praised,
    cons: missed,
    comment: sentences.filter(Boolean).join(' '),
    is_approved: true,
    vote_yes: random.nextInteger(0, 24),
    vote_no: random.nextInteger(0, 3),
    answer,
    answered_at: answer ? new Date(day.getTime() + 86_400_000).toISOString() : null,
    created_at: day.toISOString(),
  }
}

/** Photos of satisfied customers: the product at home, or a detail of it. */
function buildPhotos(
  random: Random,
  reviewId: number,
  score: number,
  shots: readonly Row[],
): Row[] {
  if (score < 4 || shots.length < 2 || !random.hasChance(7)) return []
  return random.sample(shots.slice(1), random.nextInteger(1, 2)).map((shot, position) => ({
    review_id: reviewId,
    file: shot.file,
    width: shot.width,
    height: shot.height,
    position,
  }))
}

const lineOverrides: Readonly<Record<string, Readonly<Record<string, string>>>> = overrideSeeds

/** Words that only appear in complaints about products that need assembly. */
const assemblyTerms = ['винт', 'Инструкция', 'отверстие']

/** From this weight, reviews may mention two people carrying it or extra packaging. */
const heavyKg = 25

/**
 * Returns a function that adapts a review line of a product family to one product, e.g. nobody
 * walks barefoot on curtains. It returns an empty string for a line that does not apply.
 */
export function createReviewLineAdapter(
  product: Row,
  offers: readonly Row[],
): (line: string) => string {
  const [noun = ''] = String(product.name).split(' «')
  const overrides = lineOverrides[noun] ?? {}
  const isHeavy = offers.some(({ weight_kg }) => Number(weight_kg) >= heavyKg)
  return (line) => {
    if (!product.needs_assembly && assemblyTerms.some((term) => line.includes(term))) return ''
    if (!isHeavy && (line.startsWith('Тяжёлое, вдвоём') || line.startsWith('Упаковки'))) return ''
    return overrides[line] ?? line
  }
}
