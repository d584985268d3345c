import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/claim/contract'
import { canReplyToClaim, isClaimOpen } from '@svetlitsa/domain/claim/claim-state'
import { eq } from 'drizzle-orm'
import { requireLoginByCode } from '../../people/login/require-login-by-code.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { claim } from '../../schema/claim.table.ts'
import { insertClaimMessage, lockOwnClaim, updateClaim } from './claim.queries.ts'
import { type Claim, readClaim } from './read-claim.ts'
import { addClaimPhotos } from './set-claim-photos.ts'

type Reason = 'not_found' | 'claim_unsent' | 'claim_closed' | 'photos_too_many' | 'photos_too_large'
type Outcome = { claim: Claim } | Refusal<Reason>

/** The customer writes to staff; an answered claim waits for them again. */
export async function writeClaimMessage(
  context: Context,
  { claim: guid, text, photos }: ParsedInput<typeof contract.sendClaimMessage>,
): Promise<Outcome> {
  const userId = await requireLoginByCode(context)
  return transact<Outcome>(context.db, async (tx) => {
    const row = await lockOwnClaim(tx, { guid, userId })
    if (!row) return refuse('not_found')
    if (row.state === 'draft') return refuse('claim_unsent')
    if (!canReplyToClaim(row, context.now)) return refuse('claim_closed')
    const message = { claimId: row.id, author: 'customer', userId, text } as const
    const messageId = await insertClaimMessage(tx, message)
    const place = { claimId: row.id, userId, kind: 'message', messageId } as const
    const refusal = await addClaimPhotos(tx, place, photos)
    if (refusal) return refusal
    await updateClaim(tx, row.id, {
      state: isClaimOpen(row.state) ? 'sent' : row.state,
      waitingSince: row.waitingSince ?? context.now,
    })
    const found = await readClaim(context, tx, eq(claim.id, row.id))
    return found ? { claim: found } : refuse('not_found')
  })
}
