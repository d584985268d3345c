import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { userAccount } from '../../schema/user.table.ts'

const COLUMNS = {
  id: userAccount.id,
  phone: userAccount.phone,
  email: userAccount.email,
  name: userAccount.name,
  groups: userAccount.groups,
  passwordHash: userAccount.passwordHash,
}

export interface Account {
  id: number
  phone: string | null
  email: string | null
  name: string
  groups: number[]
  passwordHash: string | null
}

export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(userAccount)
    .where(and(eq(userAccount.id, id), isNull(userAccount.deletedAt)))
  return row ?? null
}

/** An account by its login, case-insensitively, or by its phone number. */
export async function findAccountByLogin(
  db: Db,
  login: string,
  phone: string | null,
): Promise<Account | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(userAccount)
    .where(
      and(
        or(
          sql`lower(${userAccount.login}) = lower(${login})`,
          phone ? eq(userAccount.phone, phone) : undefined,
        ),
        isNull(userAccount.deletedAt),
      ),
    )
    .orderBy(sql`${userAccount.login} is null`)
    .limit(1)
  return row ?? null
}

/** The account of a phone number, created at its first login. */
export async function ensureAccount(tx: Db, phone: string): Promise<Account> {
  await addAccount(tx, phone)
  const account = await findAccountByPhone(tx, phone)
  if (!account) throw new Error('the new account was not found')
  return account
}

/** Creates the account of a phone number unless there is one. */
export async function addAccount(tx: Db, phone: string): Promise<void> {
  await tx.insert(userAccount).values({ phone }).onConflictDoNothing()
}

export async function findAccountByPhone(db: Db, phone: string): Promise<Account | null> {
  const [row] = await db.select(COLUMNS).from(userAccount).where(eq(userAccount.phone, phone))
  return row ?? null
}

export async function savePassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, id))
}
