import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { userAccount } from '../user/user.table.ts'
import type { Contacts } from './check-contacts.ts'

/**
 * Whose order it is. A guest's number gets an account (account §7, createNewUser), but the order
 * joins it only once the number is confirmed: until then nobody has shown that it is theirs. For
 * the same reason the account gets no name and no address: its owner would find a stranger's there.
 */
export async function registerBuyer(
  context: Context,
  tx: Db,
  { phone }: Contacts,
): Promise<{ userId: number | null; isNew: boolean }> {
  const userId = context.session?.userId ?? null
  if (userId !== null) return { userId, isNew: false }
  await tx.insert(userAccount).values({ phone }).onConflictDoNothing()
  if (context.session?.confirmedPhone !== phone) return { userId: null, isNew: true }
  const [known] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.phone, phone))
  return { userId: known?.id ?? null, isNew: true }
}
