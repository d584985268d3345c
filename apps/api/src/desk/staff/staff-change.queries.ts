import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { staffMember } from '../../schema/staff.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export interface LockedStaff {
  groups: number[]
  disabledGroups: number[] | null
  /** The ids of everyone who is an administrator now, locked with the person. */
  administratorIds: number[]
}

/**
 * Locks a person and every administrator, always in one order: two administrators who take each
 * other's role away at once run one after the other. Null for a person without an account.
 */
export async function lockStaff(tx: Db, id: number): Promise<LockedStaff | null> {
  const isAdministrator = sql`${userAccount.groups} @> ${sql.raw(`'{${userGroup.administrator}}'`)}`
  const rows = await tx
    .select({ id: userAccount.id, groups: userAccount.groups })
    .from(userAccount)
    .where(and(isNull(userAccount.deletedAt), or(eq(userAccount.id, id), isAdministrator)))
    .orderBy(asc(userAccount.id))
    .for('update')
  const person = rows.find((row) => row.id === id)
  if (!person) return null
  const [member] = await tx
    .select({ disabledGroups: staffMember.disabledGroups })
    .from(staffMember)
    .where(eq(staffMember.userId, id))
  return {
    groups: person.groups,
    disabledGroups: member?.disabledGroups ?? null,
    administratorIds: rows
      .filter(({ groups }) => groups.includes(userGroup.administrator))
      .map((row) => row.id),
  }
}

export async function saveGroups(
  tx: Db,
  id: number,
  values: { groups: number[]; storeId?: number | null },
): Promise<void> {
  await tx.update(userAccount).set(values).where(eq(userAccount.id, id))
}

export async function saveDisabled(
  tx: Db,
  userId: number,
  disabled: { disabledAt: Date; disabledGroups: number[]; disabledById: number } | null,
): Promise<void> {
  const values = {
    onShiftSince: null,
    ...(disabled ?? { disabledAt: null, disabledGroups: null, disabledById: null }),
  }
  await tx
    .insert(staffMember)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: staffMember.userId, set: values })
}

/**
 * Begins or ends a shift; one that was begun before `oldestStart` is over. Returns since when the
 * person is on shift.
 */
export async function saveShift(
  db: Db,
  {
    userId,
    isOn,
    now,
    oldestStart,
  }: { userId: number; isOn: boolean; now: Date; oldestStart: Date },
): Promise<Date | null> {
  const since = isOn ? now : null
  const kept = sql`case when ${staffMember.onShiftSince} > ${oldestStart}
    then ${staffMember.onShiftSince} else ${now} end`
  const [row] = await db
    .insert(staffMember)
    .values({ userId, onShiftSince: since })
    .onConflictDoUpdate({
      target: staffMember.userId,
      set: { onShiftSince: isOn ? kept : null },
      // A person who was disabled meanwhile has no shift.
      setWhere: isNull(staffMember.disabledAt),
    })
    .returning({ onShiftSince: staffMember.onShiftSince })
  return row?.onShiftSince ?? null
}

export async function findShift(db: Db, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ onShiftSince: staffMember.onShiftSince })
    .from(staffMember)
    .where(eq(staffMember.userId, userId))
  return row?.onShiftSince ?? null
}
