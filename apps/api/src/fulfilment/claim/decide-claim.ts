import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/claim-desk/contract'
import { type ClaimOutcome, isClaimOpen } from '@svetlitsa/domain/claim/claim-state'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { takeBackLines } from '../order-return/return-lines.ts'
import { insertClaimMessage, lockClaim, updateClaim } from './claim.queries.ts'
import { findDeskOrder } from './claim-desk.queries.ts'
import { queueClaimAnswered } from './claim-messages.ts'

type Input = ParsedInput<typeof contract.decideClaim>
type Reason =
  | 'not_found'
  | 'claim_changed'
  | 'claim_decided'
  | 'invalid'
  | 'return_refused'
  | 'lines_changed'
  | 'prove_again'
type Outcome = Refusal<Reason> | null

/**
 * Staff accept a claim, by a return of goods or a replacement, or decline it. Parts of a kit are
 * lines of their own, so that they come back alone (claim.partial).
 */
export async function decideClaim(context: Context, input: Input): Promise<Outcome> {
  const wrong = findWrongField(input)
  if (wrong) return refuse('invalid', { fields: { [wrong]: readMissing(context.language) } })
  const { claim: guid, version, decision, lines = [], text = '' } = input
  const outcome = decision === 'accepted' ? (input.outcome ?? null) : null
  if (outcome === 'return' && !(await context.hasFreshCode())) return refuse('prove_again')
  return transact<Outcome>(context.db, async (tx) => {
    const found = await findDeskOrder(context, tx, guid)
    // Orders are locked before their claims, wherever both are.
    const order = found && (await lockRetailOrder(context, tx, found.order.guid))
    const row = order && (await lockClaim(tx, guid))
    if (!row) return refuse('not_found')
    if (!isClaimOpen(row.state)) return refuse('claim_decided')
    if (row.version !== version) return refuse('claim_changed')
    const returned = await returnFor(context, tx, { outcome, lines, text, orderGuid: order.guid })
    if (returned instanceof Refusal) return returned
    const userId = context.session?.userId ?? null
    if (text) await insertClaimMessage(tx, { claimId: row.id, author: 'staff', userId, text })
    await updateClaim(tx, row.id, {
      state: decision,
      outcome,
      returnId: returned,
      decidedById: userId,
      decidedAt: context.now,
      waitingSince: null,
    })
    const { checkout } = found
    await queueClaimAnswered(context.services, tx, { claim: row, checkout, cause: 'decided' })
    return null
  })
}

async function returnFor(
  context: Context,
  tx: Db,
  {
    outcome,
    lines,
    text,
    orderGuid,
  }: {
    outcome: ClaimOutcome | null
    lines: NonNullable<Input['lines']>
    text: string
    orderGuid: string
  },
): Promise<number | null | Refusal<'not_found' | 'return_refused' | 'lines_changed'>> {
  if (outcome !== 'return') return null
  const note = text.slice(0, NOTE_LENGTH)
  const input = { orderGuid, lines, reason: 'quality' as const, note }
  const returned = await takeBackLines(context, tx, input, { isClaimed: true })
  return returned instanceof Refusal ? returned : returned.returnId
}

/** The note of a return is shorter than the words to the customer. */
const NOTE_LENGTH = 500

/** The field without which the decision is no decision. */
function findWrongField({ decision, outcome, lines = [], text = '' }: Input): string | null {
  if (decision === 'declined') return text.length === 0 ? 'text' : null
  if (!outcome) return 'outcome'
  return (outcome === 'return') === lines.length > 0 ? null : 'lines'
}

const readMissing = (language: Language) => problemTexts[language].fields.missing
