import type { moderatedEntry } from '@svetlitsa/api-client/contract/moderation'
import {
  type ModeratedKind,
  moderationStateOf,
} from '@svetlitsa/domain/moderation/moderation-state'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { ModeratedRow } from './moderation.queries.ts'

/** What a shopper wrote as the staff read it. */
export function moderatedEntryOf(
  kind: ModeratedKind,
  row: ModeratedRow,
): z.output<typeof moderatedEntry> {
  const { productName, productCode, sectionCode } = row
  return {
    kind,
    id: row.id,
    state: moderationStateOf(row),
    author: row.author,
    city: row.city,
    createdAt: row.createdAt,
    score: row.score,
    text: row.text,
    pros: row.pros,
    cons: row.cons,
    photos: row.photos.map((photo) => ({ ...photo, kind: 'detail' as const })),
    isPurchase: row.isPurchase,
    orderNumber: row.orderNumber,
    answer: row.answer,
    product:
      productName && productCode && sectionCode
        ? { name: productName, url: link.product(sectionCode, productCode) }
        : null,
    judged: row.judgedAt === null ? null : { at: row.judgedAt, by: row.judgedBy },
  }
}
