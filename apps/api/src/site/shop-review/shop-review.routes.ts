import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/shop-review/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { isText } from '@svetlitsa/domain/text/plain-text'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import {
  addShopReview,
  countGoodsScores,
  countSameReviews,
  countShopScores,
  findFeaturedReviews,
  findShopReviews,
} from './shop-review.queries.ts'

/** Shorter texts are not informative. */
const MIN_LENGTH = 10

/** Saves a shop review for moderation; a repeated text is saved once. */
async function createShopReview(
  context: Context,
  input: ParsedInput<typeof contract.createShopReview>,
) {
  const { language, db } = context
  const texts = problemTexts[language].fields
  const name = input.name.trim()
  const comment = input.comment.trim()
  const fields: Record<string, string> = {}
  if (!isPersonName(name)) fields.name = texts.name
  if (!isText(comment)) fields.comment = texts.missing
  else if (comment.length < MIN_LENGTH) fields.comment = texts.tooSmall
  if (Object.keys(fields).length > 0) return refuse('invalid', { fields })
  const session = await context.openSession()
  if ((await countSameReviews(db, session.id, comment)) === 0) {
    await addShopReview(db, {
      authorName: name,
      comment,
      score: input.score,
      city: input.city ?? '',
      orderNumber: input.orderNumber ?? '',
      sessionId: session.id,
      userId: session.userId,
    })
  }
  return { status: 'success' as const, message: requestTexts[language].accepted.review }
}

const stars = [5, 4, 3, 2, 1] as const

/**
 * Statistics of the scores: their mean, the number of each, and the percentage of customers who
 * recommend.
 */
function buildScoreStatistics(countByScore: ReadonlyMap<number, number>) {
  const counts = stars.map((score) => ({ stars: score, count: countByScore.get(score) ?? 0 }))
  const count = counts.reduce((sum, entry) => sum + entry.count, 0)
  const sum = counts.reduce((total, entry) => total + entry.stars * entry.count, 0)
  const recommendCount = (countByScore.get(5) ?? 0) + (countByScore.get(4) ?? 0)
  return {
    score: count === 0 ? 0 : Math.round((sum * 10) / count) / 10,
    count,
    counts,
    advisePercent: count === 0 ? 0 : Math.round((recommendCount * 100) / count),
  }
}

const PAGE = 10
const STRIP = 3
const GOODS_TTL_MS = 300_000

export const shopReviewRoutes = [
  handle(contract.getReviewPage, async ({ db }, { page = 1 }) => {
    const statistic = buildScoreStatistics(await countShopScores(db))
    const count = Math.max(1, Math.ceil(statistic.count / PAGE))
    if (page > count) return refuse('not_found')
    const rows = await findShopReviews(db, PAGE, (page - 1) * PAGE)
    return {
      reviews: rows.map((row) => ({
        id: row.id,
        guid: row.guid,
        author: row.authorName,
        city: row.city,
        score: row.score,
        text: row.comment,
        answer: row.answer,
        date: row.createdAt.toISOString(),
      })),
      statistic,
      pagination: { count, current: page, total: statistic.count, size: PAGE },
    }
  }),

  handle(contract.getGoodsReviews, ({ db, services, language }, { count = STRIP }) =>
    // This reads all reviews. Only the home page requests it, and stale data is acceptable.
    services.responseCache.read(
      { key: `goods-reviews:${count}:${language}`, tags: ['goods'], ttlMs: GOODS_TTL_MS },
      async () => {
        const [rows, counted] = await Promise.all([
          findFeaturedReviews(db, count),
          countGoodsScores(db),
        ])
        return {
          reviews: rows.map(
            ({ name, nameKk, nameEn, code, sectionCode, imgUrl, createdAt, ...row }) => ({
              ...row,
              date: createdAt.toISOString(),
              product: {
                name: localizeName({ name, nameKk, nameEn }, language),
                imgUrl,
                url: link.product(sectionCode, code),
              },
            }),
          ),
          statistic: buildScoreStatistics(counted),
        }
      },
    ),
  ),

  handle(contract.createShopReview, createShopReview),
]
