import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { moderate } from '@svetlitsa/api-client/moderation/contract'
import { getModerationState } from '@svetlitsa/domain/moderation/moderation-state'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  findModeratedOne,
  lockModerated,
  type ModerationDecision,
  saveModerationDecision,
} from './moderation.queries.ts'
import { toModeratedEntry } from './to-moderated-entry.ts'

type ModerationResult = CallAnswer<typeof moderate> | Refusal<'not_found' | 'changed_meanwhile'>

/**
 * Publishes, rejects or answers an entry of a shopper. Table triggers purge the pages that show it,
 * whoever writes.
 */
export async function moderateEntry(
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
