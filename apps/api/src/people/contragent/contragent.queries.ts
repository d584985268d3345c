import type { BankAccount, Contragent } from '@svetlitsa/domain/payment/requisites'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contragent } from '../../schema/contragent.table.ts'
import { userAccount } from '../../schema/user.table.ts'

interface Requisites {
  company: Contragent
  account: BankAccount
}

/** The companies of a customer, in the order in which they were added. */
export async function findContragents(db: Db, userId: number) {
  return db
    .select({ guid: contragent.guid, company: contragent.company, account: contragent.account })
    .from(contragent)
    .where(eq(contragent.userId, userId))
    .orderBy(contragent.id)
}

/** Serializes changes of a customer's companies, so that they can be counted. */
export async function lockContragents(tx: Db, userId: number): Promise<void> {
  const { id } = userAccount
  await tx.select({ id }).from(userAccount).where(eq(id, userId)).for('no key update')
}

/** Whether another company of the customer has the same number and account. */
export async function hasSameContragent(
  tx: Db,
  userId: number,
  { company, account }: Requisites,
  exceptGuid?: string,
): Promise<boolean> {
  const same = and(
    eq(contragent.userId, userId),
    sql`${contragent.company} ->> 'inn' = ${company.inn}`,
    sql`${contragent.account} ->> 'account' = ${account.account}`,
    exceptGuid ? ne(contragent.guid, exceptGuid) : undefined,
  )
  return (await tx.$count(contragent, same)) > 0
}

export async function addContragent(tx: Db, userId: number, added: Requisites): Promise<void> {
  await tx.insert(contragent).values({ userId, ...added })
}

/** False when the customer has no company of this guid. */
export async function changeContragent(
  tx: Db,
  { userId, guid }: { userId: number; guid: string },
  changed: Requisites,
): Promise<boolean> {
  const rows = await tx
    .update(contragent)
    .set(changed)
    .where(and(eq(contragent.guid, guid), eq(contragent.userId, userId)))
    .returning({ id: contragent.id })
  return rows.length > 0
}

/** False when the customer has no company of this guid. */
export async function deleteContragent(
  tx: Db,
  { userId, guid }: { userId: number; guid: string },
): Promise<boolean> {
  const rows = await tx
    .delete(contragent)
    .where(and(eq(contragent.guid, guid), eq(contragent.userId, userId)))
    .returning({ id: contragent.id })
  return rows.length > 0
}
