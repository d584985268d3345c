import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { longestShiftMs, type StaffRole, staffRoles } from '@svetlitsa/domain/staff/staff-role'
import {
  and,
  arrayOverlaps,
  asc,
  eq,
  gt,
  ilike,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toLikePattern } from '../../platform/database/to-like-pattern.ts'
import { toPhonePatterns } from '../../platform/database/to-phone-patterns.ts'
import { staffMember } from '../../schema/staff.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'

/** Whose staff the reader sees: everyone, or the own store and themselves. */
export type StaffScope = 'all' | { userId: number; storeId: number | null }

export interface StaffFilter {
  search: string
  role?: StaffRole | undefined
  storeId?: number | undefined
  state: 'active' | 'disabled'
  isOnShift: boolean
}

const columns = {
  id: userAccount.id,
  name: userAccount.name,
  phone: userAccount.phone,
  email: userAccount.email,
  groups: userAccount.groups,
  disabledGroups: staffMember.disabledGroups,
  disabledAt: staffMember.disabledAt,
  onShiftSince: staffMember.onShiftSince,
  loggedInAt: userAccount.loggedInAt,
  storeId: userAccount.storeId,
  storeName: stockPlace.name,
}

export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number]

function selectStaff(db: Db, where: SQL | undefined, part = { limit: 1, offset: 0 }) {
  return db
    .select(columns)
    .from(userAccount)
    .leftJoin(staffMember, eq(staffMember.userId, userAccount.id))
    .leftJoin(stockPlace, eq(stockPlace.id, userAccount.storeId))
    .where(where)
    .orderBy(asc(userAccount.name), asc(userAccount.id))
    .limit(part.limit)
    .offset(part.offset)
}

/** Written out, so that the partial index of the staff among all customers is used. */
const hasRole = sql`${userAccount.groups} && ${sql.raw(
  `'{${staffRoles
    .map((role) => userGroup[role])
    .sort((a, b) => a - b)
    .join(',')}}'`,
)}`
const isActive = and(isNull(userAccount.deletedAt), hasRole)
const isDisabled = and(isNull(userAccount.deletedAt), isNotNull(staffMember.disabledAt))

/** A page of the staff that the reader may see, by name. */
export async function findStaff(
  db: Db,
  scope: StaffScope,
  filter: StaffFilter & { now: Date; size: number; page: number },
): Promise<{ rows: StaffRow[]; total: number }> {
  const { size, page } = filter
  const where = and(inScope(scope), matchesFilter(filter))
  const [counted] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(userAccount)
    .leftJoin(staffMember, eq(staffMember.userId, userAccount.id))
    .where(where)
  const rows = await selectStaff(db, where, { limit: size, offset: (page - 1) * size })
  return { rows, total: counted?.total ?? 0 }
}

/** One person of the staff, disabled or not; null for one whom the reader may not see. */
export async function findStaffMember(db: Db, scope: StaffScope, id: number) {
  const where = and(eq(userAccount.id, id), inScope(scope), or(isActive, isDisabled))
  const [row] = await selectStaff(db, where)
  return row ?? null
}

/** A seller sees those who sell in the own store now, and nobody without a store. */
function inScope(scope: StaffScope): SQL | undefined {
  if (scope === 'all') return undefined
  const { userId, storeId } = scope
  const isColleague = storeId === null ? undefined : and(eq(userAccount.storeId, storeId), isActive)
  return or(eq(userAccount.id, userId), isColleague)
}

function matchesFilter(filter: StaffFilter & { now: Date }): SQL | undefined {
  const { search, role, storeId, state, isOnShift, now } = filter
  const groups = state === 'active' ? userAccount.groups : staffMember.disabledGroups
  return and(
    state === 'active' ? isActive : isDisabled,
    role && arrayOverlaps(groups, [userGroup[role]]),
    storeId === undefined ? undefined : eq(userAccount.storeId, storeId),
    isOnShift ? gt(staffMember.onShiftSince, new Date(now.getTime() - longestShiftMs)) : undefined,
    search ? matchesSearch(search) : undefined,
  )
}

function matchesSearch(search: string): SQL | undefined {
  const pattern = toLikePattern(search)
  return or(
    ilike(userAccount.name, pattern),
    ilike(userAccount.email, pattern),
    ...toPhonePatterns(search).map((phone) => like(userAccount.phone, phone)),
  )
}

/** The open stores to which sellers belong; one of them, or all. */
export async function findStaffStores(db: Db, storeId?: number) {
  return db
    .select({ id: stockPlace.id, name: stockPlace.name })
    .from(stockPlace)
    .where(
      and(
        eq(stockPlace.kind, 'store'),
        eq(stockPlace.isActive, true),
        storeId === undefined ? undefined : eq(stockPlace.id, storeId),
      ),
    )
    .orderBy(asc(stockPlace.position), asc(stockPlace.id))
}

/** Whether a phone already belongs to staff, disabled people among them. */
export async function isStaffPhone(db: Db, phone: string): Promise<boolean> {
  const where = and(eq(userAccount.phone, phone), or(isActive, isDisabled))
  return (await selectStaff(db, where)).length > 0
}
