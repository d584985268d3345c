import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { eq } from 'drizzle-orm'
import { saveOrderAssembler } from '../../../src/fulfilment/assembler/assembler.queries.ts'
import type { Db } from '../../../src/platform/database/database.ts'
import { dispatchEvent } from '../../../src/schema/dispatch.table.ts'
import { userAccount } from '../../../src/schema/user.table.ts'

/** Gives an order to an assembler, instead of the one who had it. */
export async function assignAssembler(
  db: Db,
  { orderId, assemblerId }: { orderId: number; assemblerId: number },
): Promise<void> {
  const [account] = await db
    .select({ groups: userAccount.groups })
    .from(userAccount)
    .where(eq(userAccount.id, assemblerId))
  if (!account?.groups.includes(userGroup.assembler)) {
    throw new Error(`user ${assemblerId} is no assembler`)
  }
  await saveOrderAssembler(db, { orderId, assemblerId })
  await db.insert(dispatchEvent).values({ orderId, assemblerId, kind: 'assigned' })
}
