import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { moderate, moderatedEntry } from '@svetlitsa/api-client/moderation/contract'
import * as contract from '@svetlitsa/api-client/moderation/contract'
import {
  getModerationState,
  type ModeratedKind,
} from '@svetlitsa/domain/moderation/moderation-state'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { countNewRequests } from '../../shop/request/request-desk.queries.ts'
import {
  countWaiting,
  findModerated,
  findModeratedOne,
  lockModerated,
  type ModeratedRow,
  type ModerationDecision,
  saveModerationDecision,
} from './moderation.queries.ts'

type ModerationResult = CallAnswer<typeof moderate> | Refusal<'not_found' | 'changed_meanwhile'>

/**
 * Publishes, rejects or answers an entry of a shopper. Table triggers purge the pages that show it,
 * whoever writes.
 */
async function moderateEntry(
  context: Context,
  { kind, id, seen, verdict, answer }: ParsedInput<typeof moderate>,
): Promise<ModerationResult> {
  const { session, now } = context
  return transact<ModerationResult>(context.db, async (tx) => {
    const row = await lockModerated(tx, kind, id)
    if (!row) return refuse('not_found')
    if (getModerationState(row) !== seen) return refuse('changed_meanwhile')
    const decision: ModerationDecision = {
      ...(verdict && { isApproved: verdict === 'approve', judgedAt: now }),
      ...(verdict && session?.userId && { judgedById: session.userId }),
      ...(answer !== undefined && { answer, answeredAt: answer ? now : null }),
    }
    await saveModerationDecision(tx, kind, id, decision)
    const updated = await findModeratedOne(tx, kind, id)
    return updated ? { entry: toModeratedEntry(kind, updated) } : refuse('not_found')
  })
}

const SIZE = 20

export const moderationRoutes = [
  handle(contract.getModeration, async ({ db }, { kind, state, search = '', page = 1 }) => {
    const filter = { kind, state, search: search.trim(), size: SIZE, page }
    const { rows, total } = await findModerated(db, filter)
    return {
      entries: rows.map((row) => toModeratedEntry(kind, row)),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.moderate, moderateEntry),

  handle(contract.getWaitingCounts, async ({ db }) => ({
    moderation: await countWaiting(db),
    requests: await countNewRequests(db),
  })),
]

/** Converts a row to the entry that moderators see. */
function toModeratedEntry(kind: ModeratedKind, row: ModeratedRow): z.output<typeof moderatedEntry> {
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
