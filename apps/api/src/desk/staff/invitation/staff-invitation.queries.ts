import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { and, arrayContains, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { hashToken } from '../../../people/session/session-token.ts'
import type { Db } from '../../../platform/database/database.ts'
import { staffInvitation, staffMember } from '../../../schema/staff.table.ts'
import { stockPlace } from '../../../schema/stock.table.ts'
import { userAccount } from '../../../schema/user.table.ts'

const MOST = 100

const columns = {
  id: staffInvitation.id,
  name: staffInvitation.name,
  phone: staffInvitation.phone,
  email: staffInvitation.email,
  role: staffInvitation.role,
  storeId: staffInvitation.storeId,
  storeName: stockPlace.name,
  userId: staffInvitation.userId,
  invitedById: staffInvitation.invitedById,
  sentAt: staffInvitation.sentAt,
  expiresAt: staffInvitation.expiresAt,
}

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

/** Invitations that nobody has accepted yet, those that end first at the top. */
export function findInvitations(db: Db, id?: number) {
  return db
    .select(columns)
    .from(staffInvitation)
    .leftJoin(stockPlace, eq(stockPlace.id, staffInvitation.storeId))
    .where(id === undefined ? isNotNull(staffInvitation.phone) : eq(staffInvitation.id, id))
    .orderBy(asc(staffInvitation.expiresAt), asc(staffInvitation.id))
    .limit(MOST)
}

/** The invitation behind a link that is still valid. */
export async function findInvitationOfLink(db: Db, token: string, now: Date) {
  const [row] = await db
    .select(columns)
    .from(staffInvitation)
    .leftJoin(stockPlace, eq(stockPlace.id, staffInvitation.storeId))
    .where(isOfLink(token, now))
  return row ?? null
}

/** A link is valid until it ends; that of the first administrator while there is none. */
function isOfLink(token: string, now: Date) {
  const { tokenHash, expiresAt, invitedById } = staffInvitation
  const hasNoAdministrator = sql`not exists (select from ${userAccount} u
    where u.groups @> array[${userGroup.administrator}::int] and u.deleted_at is null)`
  return and(
    eq(tokenHash, hashToken(token)),
    gt(expiresAt, now),
    or(isNotNull(invitedById), hasNoAdministrator),
  )
}

/** Saves an invitation; null when the number is invited already. */
export async function insertInvitation(
  tx: Db,
  values: typeof staffInvitation.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(staffInvitation)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: staffInvitation.id })
  return row?.id ?? null
}

/** Locks an invitation until the end of the transaction. */
export async function lockInvitation(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(staffInvitation)
    .where(eq(staffInvitation.id, id))
    .for('update')
  return row ?? null
}

/** Gives an invitation another link; the earlier one stops working. */
export async function renewInvitation(
  tx: Db,
  id: number,
  values: Pick<typeof staffInvitation.$inferInsert, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx.update(staffInvitation).set(values).where(eq(staffInvitation.id, id))
}

export async function findInvitationOfPhone(tx: Db, phone: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(eq(staffInvitation.phone, phone))
  return row?.id ?? null
}

export async function deleteInvitation(db: Db, id: number): Promise<boolean> {
  const deleted = await db
    .delete(staffInvitation)
    .where(eq(staffInvitation.id, id))
    .returning({ id: staffInvitation.id })
  return deleted.length > 0
}

/** Ends the links by which a person of the staff sets a new password. */
export async function deletePasswordInvitations(tx: Db, userId: number): Promise<void> {
  await tx.delete(staffInvitation).where(eq(staffInvitation.userId, userId))
}

/** Uses a valid link up; null when it was used or withdrawn meanwhile. */
export async function takeInvitation(tx: Db, token: string, now: Date) {
  const [row] = await tx.delete(staffInvitation).where(isOfLink(token, now)).returning()
  return row ?? null
}

export async function lockGroups(tx: Db, userId: number) {
  const { groups, name, email, deletedAt } = userAccount
  const [row] = await tx
    .select({ groups, name, email, deletedAt })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
    .for('update')
  return row && !row.deletedAt ? row : null
}

/** Whether the roles of a person were taken away; only an administrator gives them back. */
export async function isDisabledAccount(tx: Db, userId: number): Promise<boolean> {
  const isDisabled = and(eq(staffMember.userId, userId), isNotNull(staffMember.disabledAt))
  return (await tx.$count(staffMember, isDisabled)) > 0
}

export async function saveJoined(
  tx: Db,
  userId: number,
  values: Partial<
    Pick<typeof userAccount.$inferInsert, 'groups' | 'storeId' | 'name' | 'email'>
  > & { passwordHash: string },
): Promise<void> {
  await tx.update(userAccount).set(values).where(eq(userAccount.id, userId))
}

/** Names the first administrator; another invitation of the number is void then. */
export async function saveFirstAdministrator(
  db: Db,
  id: number,
  person: { name: string; phone: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(staffInvitation)
      .where(and(eq(staffInvitation.phone, person.phone), ne(staffInvitation.id, id)))
    await tx.update(staffInvitation).set(person).where(eq(staffInvitation.id, id))
  })
}

/** Invites the first administrator by another link; the earlier one stops working. */
export async function replaceFirstInvitation(
  tx: Db,
  link: Pick<typeof staffInvitation.$inferInsert, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx.delete(staffInvitation).where(isNull(staffInvitation.invitedById))
  await tx.insert(staffInvitation).values({ ...link, name: '', role: 'administrator' })
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const { id, groups, deletedAt } = userAccount
  const [row] = await db
    .select({ id })
    .from(userAccount)
    .where(and(arrayContains(groups, [userGroup.administrator]), isNull(deletedAt)))
    .limit(1)
  return row !== undefined
}
