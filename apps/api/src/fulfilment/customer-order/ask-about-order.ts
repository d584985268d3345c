import { createHash } from 'node:crypto'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { addRequest } from '../../shop/request/request.queries.ts'
import type { LockedCustomerOrder } from './customer-order.queries.ts'

/** Puts what a customer asks about a locked order on the desk of the call centre. */
export async function askAboutOrder(
  { language, session }: Pick<Context, 'language' | 'session'>,
  tx: Db,
  { order, checkout }: LockedCustomerOrder,
  { topic, comment }: { topic: 'cancel' | 'assembly' | 'refund'; comment: string },
): Promise<void> {
  const { name, phone, email, regionId } = checkout
  const contentHash = createHash('sha256').update(`${topic} ${order.guid} ${comment}`).digest()
  await addRequest(tx, {
    kind: 'order',
    name,
    phone,
    email,
    comment,
    details: { order: order.number, topic },
    regionId,
    language,
    sessionId: session?.id ?? null,
    contentHash,
  })
}
