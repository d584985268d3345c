import * as contract from '@svetlitsa/api-client/customer-review/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type CustomerReviewRow, findCustomerReviews } from './customer-review.queries.ts'

const SIZE = 10

export const customerReviewRoutes = [
  handle(contract.getReviews, async ({ db, session }, { page = 1 }) => {
    if (!session?.userId) throw new HttpError(401, 'login_needed')
    const part = { limit: SIZE, offset: (page - 1) * SIZE }
    const rows = await findCustomerReviews(db, session.userId, part)
    const totalCount = rows[0]?.total ?? 0
    return {
      reviews: rows.map(toCustomerReview),
      totalCount,
      page,
      totalPages: Math.max(1, Math.ceil(totalCount / SIZE)),
    }
  }),
]

function toCustomerReview(row: CustomerReviewRow): z.output<typeof contract.customerReview> {
  const { id, guid, date, score, pros, cons, comment, approved, isRefused, answer, file } = row
  return {
    id,
    guid,
    date,
    score,
    pros,
    cons,
    comment,
    approved,
    isRefused,
    photos: row.photos.map((photo) => ({ ...photo, kind: 'detail' as const })),
    answer: answer ? { text: answer, date: row.answeredAt ?? date } : null,
    product: {
      name: row.name,
      url: row.isShown ? link.product(row.sectionCode, row.productCode) : null,
      picture: file ? { src: file, width: 1000, height: 800, kind: 'studio' } : null,
    },
  }
}
