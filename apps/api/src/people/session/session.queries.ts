import { getSessionLifetime, isSessionAlive } from '@svetlitsa/domain/identity/session-lifetime'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Session } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { session } from '../../schema/session.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { createToken, deriveCsrfToken, hashToken } from './session-token.ts'

declare module '../../platform/context/context.ts' {
  interface Session {
    /** The CSRF token, `sessid` in the specifications. */
    sessid: string
    storeId: number | null
    confirmedPhone: string | null
    pendingUserId: number | null
    showsHiddenBlocks: boolean
    verifiedAt: Date | null
    knownPhones: string[]
  }
}

const TOUCH_EVERY_MS = 60_000
/**
 * Guests and customers are logged out only by inactivity; browsers keep a cookie no longer than
 * this.
 */
const MAX_LIFETIME_MS = 400 * 86_400_000

/**
 * The session of a token; null if there is none, it was idle too long, a staff session is too old
 * (ADR 0041), or its account was deleted. Reading it extends its lifetime, with at most one write
 * per minute.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const [row] = await db
    .select({
      id: session.id,
      userId: session.userId,
      groups: userAccount.groups,
      storeId: userAccount.storeId,
      confirmedPhone: session.confirmedPhone,
      pendingUserId: session.pendingUserId,
      showsHiddenBlocks: session.showsHiddenBlocks,
      verifiedAt: session.verifiedAt,
      knownPhones: session.knownPhones,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      deletedAt: userAccount.deletedAt,
    })
    .from(session)
    .leftJoin(userAccount, eq(userAccount.id, session.userId))
    .where(eq(session.tokenHash, hashToken(token)))
  if (!row) return null
  const { lastSeenAt, expiresAt, deletedAt, ...rest } = row
  const groups = row.groups ?? []
  if (deletedAt || !isSessionAlive({ groups, lastSeenAt, expiresAt, now })) return null
  if (now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS) {
    const isEndless = getSessionLifetime(groups).totalMs === null
    await db
      .update(session)
      .set({
        lastSeenAt: now,
        ...(isEndless ? { expiresAt: getExpiry(MAX_LIFETIME_MS, now) } : {}),
      })
      .where(eq(session.id, row.id))
  }
  return { ...rest, groups, sessid: deriveCsrfToken(token) }
}

/** Creates a guest session; the token is returned once and never stored. */
export async function openSession(db: Db, now: Date): Promise<{ session: Session; token: string }> {
  const token = createToken()
  const [row] = await db
    .insert(session)
    .values({ tokenHash: hashToken(token), expiresAt: getExpiry(MAX_LIFETIME_MS, now) })
    .returning({ id: session.id })
  if (!row) throw new Error('the session was not saved')
  return {
    token,
    session: {
      id: row.id,
      sessid: deriveCsrfToken(token),
      userId: null,
      groups: [],
      storeId: null,
      confirmedPhone: null,
      pendingUserId: null,
      showsHiddenBlocks: false,
      verifiedAt: null,
      knownPhones: [],
    },
  }
}

/**
 * Logs an account in under a new token, so that a token known before the login becomes useless. A
 * staff session ends after twelve hours regardless of activity.
 */
export async function logSessionIn(
  tx: Db,
  sessionId: number,
  account: { id: number; groups: number[]; phone: string | null },
  login: { isByCode: boolean; userAgent: string; regionId: number; now: Date },
): Promise<string> {
  const { isByCode, userAgent, regionId, now } = login
  const lifetimeMs = getSessionLifetime(account.groups).totalMs ?? MAX_LIFETIME_MS
  return replaceToken(tx, sessionId, {
    userId: account.id,
    pendingUserId: null,
    captchaPassedAt: null,
    lastSeenAt: now,
    expiresAt: getExpiry(lifetimeMs, now),
    showsHiddenBlocks: false,
    userAgent,
    regionId,
    ...toVerification(account.phone, isByCode ? now : null),
  })
}

/**
 * Saves the phone number that the session confirmed, under a new token; the session can then read
 * that number's orders.
 */
export function confirmSessionPhone(
  tx: Db,
  sessionId: number,
  phone: string,
  now: Date,
): Promise<string> {
  return replaceToken(tx, sessionId, toVerification(phone, now))
}

/** Shows an employee the blocks hidden from customers, until the logout (role.employee). */
export async function showHiddenBlocks(db: Db, sessionId: number, isOn: boolean): Promise<void> {
  await db.update(session).set({ showsHiddenBlocks: isOn }).where(eq(session.id, sessionId))
}

/** Turns the session into a guest session; its known phone numbers are kept. */
export function logSessionOut(tx: Db, sessionId: number, now: Date): Promise<string> {
  return replaceToken(tx, sessionId, {
    userId: null,
    pendingUserId: null,
    confirmedPhone: null,
    verifiedAt: null,
    captchaPassedAt: null,
    showsHiddenBlocks: false,
    lastSeenAt: now,
    expiresAt: getExpiry(MAX_LIFETIME_MS, now),
  })
}

/** The code was entered again: refunds and prices are accessible for another 15 minutes. */
export async function renewVerification(
  tx: Db,
  sessionId: number,
  phone: string,
  now: Date,
): Promise<void> {
  await tx.update(session).set(toVerification(phone, now)).where(eq(session.id, sessionId))
}

export async function setPendingUser(tx: Db, sessionId: number, userId: number): Promise<void> {
  await tx.update(session).set({ pendingUserId: userId }).where(eq(session.id, sessionId))
}

/** Ends all sessions of an account, after a new password, changed groups or a deletion. */
export async function endUserSessions(db: Db, userId: number, exceptSessionId = 0): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, exceptSessionId)))
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const { idleMs } = getSessionLifetime([])
  await db
    .delete(session)
    .where(or(lt(session.expiresAt, now), lt(session.lastSeenAt, getExpiry(-idleMs, now))))
}

function getExpiry(lifetimeMs: number, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs)
}

/** Only a code verifies the phone; a password login gives no access to refunds and prices. */
function toVerification(phone: string | null, verifiedAt: Date | null) {
  return {
    confirmedPhone: phone,
    verifiedAt,
    knownPhones: sql`(select coalesce(array_agg(distinct known), '{}')
      from unnest(${session.knownPhones} || ${phone}::text) known where known is not null)`,
  }
}

async function replaceToken(
  tx: Db,
  sessionId: number,
  change: PgUpdateSetSource<typeof session>,
): Promise<string> {
  const token = createToken()
  const replaced = await tx
    .update(session)
    .set({ ...change, tokenHash: hashToken(token) })
    .where(eq(session.id, sessionId))
    .returning({ id: session.id })
  if (replaced.length === 0) throw new Error('the session ended concurrently')
  return token
}
