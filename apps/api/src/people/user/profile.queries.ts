import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type MessageChannel, userAccount } from '../../schema/user.table.ts'

export async function findProfile(db: Db, userId: number) {
  const { name, email, phone, birthdate, passwordHash, messageChannel, createdAt } = userAccount
  const [row] = await db
    .select({ name, email, phone, birthdate, passwordHash, messageChannel, createdAt })
    .from(userAccount)
    .where(and(eq(userAccount.id, userId), isNull(userAccount.deletedAt)))
  return row ?? null
}

interface ProfileChange {
  name?: string | undefined
  /** Empty for none. */
  email?: string | undefined
  messageChannel?: MessageChannel | undefined
}

/** Saves what is given of the profile; the row stays locked until the transaction ends. */
export async function saveProfile(tx: Db, userId: number, change: ProfileChange): Promise<void> {
  const { name, email, messageChannel } = change
  await tx
    .update(userAccount)
    .set({
      name: name ?? sql`${userAccount.name}`,
      ...(email === undefined ? {} : { email: email || null }),
      ...(messageChannel ? { messageChannel } : {}),
    })
    .where(eq(userAccount.id, userId))
}

/** Saves the birthday; false when it is set already. */
export async function saveBirthdate(db: Db, userId: number, birthdate: string): Promise<boolean> {
  const saved = await db
    .update(userAccount)
    .set({ birthdate })
    .where(and(eq(userAccount.id, userId), isNull(userAccount.birthdate)))
    .returning({ id: userAccount.id })
  return saved.length > 0
}

/** Records that somebody logged in, and in which language. */
export async function recordLogin(
  tx: Db,
  userId: number,
  login: { language: Language; now: Date },
): Promise<void> {
  const { language, now } = login
  await tx.update(userAccount).set({ language, loggedInAt: now }).where(eq(userAccount.id, userId))
}

/** How the owner of a number wants messages; null for a number without an account. */
export async function findMessageChannel(db: Db, phone: string): Promise<MessageChannel | null> {
  const [row] = await db
    .select({ messageChannel: userAccount.messageChannel })
    .from(userAccount)
    .where(eq(userAccount.phone, phone))
  return row?.messageChannel ?? null
}

/** The code of a customer, which every account has until it is removed. */
export async function findInviteCode(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ inviteCode: userAccount.inviteCode })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
  if (!row?.inviteCode) throw new Error(`account ${userId} has no invite code`)
  return row.inviteCode
}
