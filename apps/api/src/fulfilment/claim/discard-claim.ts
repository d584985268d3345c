import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/claim/contract'
import { requireLoginByCode } from '../../people/login/require-login-by-code.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { deleteClaim, lockOwnClaim } from './claim.queries.ts'
import { releaseClaimPhotos } from './claim-photo.queries.ts'

/**
 * Discards an unfinished claim of the customer. Its photographs belong to nothing then, and are swept
 * like others; a claim that was sent stays, because staff read it.
 */
export async function discardClaim(
  context: Context,
  { claim: guid }: ParsedInput<typeof contract.discardClaim>,
): Promise<{ result: true } | Refusal<'not_found' | 'claim_sent'>> {
  const userId = await requireLoginByCode(context)
  return transact<{ result: true } | Refusal<'not_found' | 'claim_sent'>>(
    context.db,
    async (tx) => {
      const row = await lockOwnClaim(tx, { guid, userId })
      if (!row) return refuse('not_found')
      if (row.state !== 'draft') return refuse('claim_sent')
      await releaseClaimPhotos(tx, row.id)
      await deleteClaim(tx, row.id)
      return { result: true }
    },
  )
}
