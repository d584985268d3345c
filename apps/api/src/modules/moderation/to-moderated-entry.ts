import type { moderatedEntry } from '@svetlitsa/api-client/moderation/contract'
import {
  getModerationState,
  type ModeratedKind,
} from '@svetlitsa/domain/moderation/moderation-state'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { ModeratedRow } from './moderation.queries.ts'

/** Converts a row to the entry that moderators see. */
export function toModeratedEntry(
  kind: ModeratedKind,
  row: ModeratedRow,
): z.output<typeof moderatedEntry> {
  const { productName, productCode, sectionCode } = row
  return {
    kind,
    id: row.id,
    state: getModerationState(row),
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
