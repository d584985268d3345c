import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/claim/contract'
import { eq } from 'drizzle-orm'
import { requireLoginByCode } from '../../people/login/require-login-by-code.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { claim } from '../../schema/claim.table.ts'
import { type ClaimRow, lockOwnClaim, updateClaim } from './claim.queries.ts'
import { type Claim, readClaim } from './read-claim.ts'

type Step = Pick<ParsedInput<typeof contract.saveClaim>, 'claim' | 'version'>
type StepReason = 'not_found' | 'claim_changed' | 'claim_sent'
type Values = Parameters<typeof updateClaim>[2]

/**
 * Saves one step of the customer's unfinished claim. It is refused once the claim was sent, and from
 * a version that is not the last one, with the claim as it is now (claim.steps).
 */
export async function changeDraft<Reason extends string = never>(
  context: Context,
  { claim: guid, version }: Step,
  change: (tx: Db, row: ClaimRow) => Promise<Values | Refusal<Reason>>,
): Promise<{ claim: Claim } | Refusal<StepReason | Reason>> {
  const userId = await requireLoginByCode(context)
  type Outcome = { claim: Claim } | Refusal<StepReason | Reason>
  return transact<Outcome>(context.db, async (tx) => {
    const row = await lockOwnClaim(tx, { guid, userId })
    if (!row) return refuse('not_found')
    const read = async () => {
      const found = await readClaim(context, tx, eq(claim.id, row.id))
      if (!found) throw new Error(`claim ${guid} is locked and does not exist`)
      return { claim: found }
    }
    if (row.state !== 'draft') return refuse('claim_sent', { details: await read() })
    if (row.version !== version) return refuse('claim_changed', { details: await read() })
    const values = await change(tx, row)
    if (values instanceof Refusal) return values
    await updateClaim(tx, row.id, values)
    return read()
  })
}
