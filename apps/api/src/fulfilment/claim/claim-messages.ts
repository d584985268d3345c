import { link } from '@svetlitsa/domain/route/site-map'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import type { ClaimRow } from './claim.queries.ts'
import type { DeskOrder } from './claim-desk.queries.ts'

/** Tells the customer once that staff answered a claim or decided about it (notify.later). */
export async function queueClaimAnswered(
  { env }: Services,
  tx: Db,
  { claim, checkout, cause }: { claim: ClaimRow; checkout: DeskOrder['checkout']; cause: string },
): Promise<void> {
  const account = await findAccount(tx, claim.userId)
  if (!account?.phone) return
  const { phone, email } = account
  await queueForPerson(
    tx,
    { phone, email },
    {
      purpose: 'claim',
      language: checkout.language,
      values: {
        number: claim.id,
        url: env.PUBLIC_ORIGIN + link.claim({ claim: claim.guid }),
      },
      dedupeKey: `claim:${claim.id}:${cause}`,
    },
  )
}
