import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { moderate } from '@svetlitsa/api-client/contract/moderation'
import { moderationStateOf } from '@svetlitsa/domain/moderation/moderation-state'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import { moderatedEntryOf } from './moderated-entry-of.ts'
import {
  findModeratedOne,
  type Judgement,
  lockModerated,
  writeJudgement,
} from './moderation.queries.ts'

type Judged = AnswerOf<typeof moderate> | Refusal<'not_found' | 'changed_meanwhile'>

/**
 * Publishes, rejects or answers what a shopper wrote. The pages that show it are told by triggers of
 * the tables, so that they change whoever writes.
 */
export async function judgeEntry(
  context: Context,
  { kind, id, seen, verdict, answer }: ParsedOf<typeof moderate>,
): Promise<Judged> {
  const { session, now } = context
  return transact<Judged>(context.db, async (tx) => {
    const row = await lockModerated(tx, kind, id)
    if (!row) return refuse('not_found')
    if (moderationStateOf(row) !== seen) return refuse('changed_meanwhile')
    const judgement: Judgement = {
      ...(verdict && { isApproved: verdict === 'approve', judgedAt: now }),
      ...(verdict && session?.userId && { judgedById: session.userId }),
      ...(answer !== undefined && { answer, answeredAt: answer ? now : null }),
    }
    await writeJudgement(tx, kind, id, judgement)
    const judged = await findModeratedOne(tx, kind, id)
    return judged ? { entry: moderatedEntryOf(kind, judged) } : refuse('not_found')
  })
}
