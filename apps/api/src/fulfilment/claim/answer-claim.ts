import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/claim-desk/contract'
import { canReplyToClaim, isClaimOpen } from '@svetlitsa/domain/claim/claim-state'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { insertClaimMessage, lockClaim, updateClaim } from './claim.queries.ts'
import { findDeskOrder } from './claim-desk.queries.ts'
import { queueClaimAnswered } from './claim-messages.ts'

type Outcome = Refusal<'not_found' | 'claim_closed'> | null

/** Staff answer a claim; its customer gets a message about it. */
export async function answerClaim(
  context: Context,
  { claim: guid, text }: ParsedInput<typeof contract.answerClaim>,
): Promise<Outcome> {
  return transact<Outcome>(context.db, async (tx) => {
    const found = await findDeskOrder(context, tx, guid)
    const row = found && (await lockClaim(tx, guid))
    if (!row) return refuse('not_found')
    if (!canReplyToClaim(row, context.now)) return refuse('claim_closed')
    const userId = context.session?.userId ?? null
    const message = { claimId: row.id, author: 'staff', userId, text } as const
    const messageId = await insertClaimMessage(tx, message)
    await updateClaim(tx, row.id, {
      state: isClaimOpen(row.state) ? 'answered' : row.state,
      waitingSince: null,
    })
    const { checkout } = found
    const cause = `message:${messageId}`
    await queueClaimAnswered(context.services, tx, { claim: row, checkout, cause })
    return null
  })
}
