import { createHash } from 'node:crypto'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { addRequest, findDuplicate } from '../../shop/request/request.queries.ts'
import type { Contacts } from '../buyer/check-contacts.ts'

/**
 * Tells the call centre, once a day for a buyer, that somebody wants more orders than an unverified
 * buyer may have (order.limits): a wholesale customer to be called, or an attack.
 */
export async function reportOrderLimit(
  {
    region,
    language,
    session,
    address,
  }: Pick<Context, 'region' | 'language' | 'address'> & Pick<Shopper, 'session'>,
  db: Db,
  { name, phone, email }: Contacts,
  limit: string,
): Promise<void> {
  const subject = limit === 'address' ? address : phone
  const contentHash = createHash('sha256').update(`order limit ${limit} ${subject}`).digest()
  await db.transaction(async (tx) => {
    if ((await findDuplicate(tx, contentHash)) !== null) return
    await addRequest(tx, {
      kind: 'order-limit',
      name,
      phone,
      email,
      details: { limit, clientAddress: address },
      regionId: region.id,
      language,
      sessionId: session?.id ?? null,
      contentHash,
    })
  })
}
