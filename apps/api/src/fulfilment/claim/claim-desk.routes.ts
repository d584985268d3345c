import * as contract from '@svetlitsa/api-client/claim-desk/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { answerClaim } from './answer-claim.ts'
import { findDeskClaims } from './claim-desk.queries.ts'
import { decideClaim } from './decide-claim.ts'
import { toSummaries } from './read-claim.ts'
import { readDeskClaim } from './read-desk-claim.ts'

const SIZE = 20

/** Claims for staff, of the orders that each may see. */
export const claimDeskRoutes = [
  handle(contract.getClaims, async (context, { state, search = '', page = 1 }) => {
    const filter = { state, search: search.trim(), size: SIZE, page }
    const { rows, total, waiting } = await findDeskClaims(context, filter)
    const summaries = await toSummaries(context, context.db, rows)
    const customers = new Map(rows.map(({ claim, checkout }) => [claim.guid, checkout]))
    return {
      claims: summaries.map((one) => ({
        ...one,
        customer: customers.get(one.guid) ?? { name: '', phone: '' },
      })),
      waiting,
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.getDeskClaim, (context, { claim }) => answerDeskClaim(context, claim)),

  handle(contract.answerClaim, async (context, input) => {
    const refusal = await answerClaim(context, input)
    return refusal ?? answerDeskClaim(context, input.claim)
  }),

  handle(contract.decideClaim, async (context, input) => {
    const refusal = await decideClaim(context, input)
    return refusal ?? answerDeskClaim(context, input.claim)
  }),
]

async function answerDeskClaim(context: Context, guid: string) {
  const claim = await readDeskClaim(context, guid)
  return claim ? { claim } : refuse('not_found')
}
