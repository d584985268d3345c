import * as contract from '@svetlitsa/api-client/contract/shop-review'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/handle.ts'
import { nameIn } from '../../platform/name-in.ts'
import { refuse } from '../../platform/refusal.ts'
import { createShopReview } from './create-shop-review.ts'
import {
  countGoodsScores,
  countShopScores,
  findShopReviews,
  findTellingReviews,
} from './shop-review.queries.ts'
import { statisticOf } from './statistic-of.ts'

const PAGE = 10
const STRIP = 3
const GOODS_TTL_MS = 300_000

export const shopReviewRoutes = [
  handle(contract.getReviewPage, async ({ db }, { page = 1 }) => {
    const statistic = statisticOf(await countShopScores(db))
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
    // All reviews are read for it: asked by the first page alone, and old ones do no harm.
    services.answers.read(
      { key: `goods-reviews:${count}:${language}`, tags: ['goods'], ttlMs: GOODS_TTL_MS },
      async () => {
        const [rows, counted] = await Promise.all([
          findTellingReviews(db, count),
          countGoodsScores(db),
        ])
        return {
          reviews: rows.map(
            ({ name, nameKk, nameEn, code, sectionCode, imgUrl, createdAt, ...row }) => ({
              ...row,
              date: createdAt.toISOString(),
              product: {
                name: nameIn({ name, nameKk, nameEn }, language),
                imgUrl,
                url: link.product(sectionCode, code),
              },
            }),
          ),
          statistic: statisticOf(counted),
        }
      },
    ),
  ),

  handle(contract.createShopReview, createShopReview),
]
