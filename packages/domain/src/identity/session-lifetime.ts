import { isStaff } from './user-group.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Session timeouts in milliseconds: idle and absolute. A null totalMs means no absolute limit. */
export type SessionLifetime = { idleMs: number; totalMs: number | null }

/**
 * Returns the timeouts of a session: 90 days idle for guests and customers; 2 hours idle and 12
 * hours in total for staff (ADR 0041).
 */
export function getSessionLifetime(groups: readonly number[]): SessionLifetime {
  return isStaff(groups)
    ? { idleMs: 2 * hourMs, totalMs: 12 * hourMs }
    : { idleMs: 90 * dayMs, totalMs: null }
}

/**
 * Returns whether a session is still valid: it has been idle no longer than its groups allow and
 * the end set at login has not passed (ADR 0041).
 */
export function isSessionAlive(session: {
  groups: readonly number[]
  lastSeenAt: Date
  expiresAt: Date
  now: Date
}): boolean {
  const { groups, lastSeenAt, expiresAt, now } = session
  return now < expiresAt && now.getTime() - lastSeenAt.getTime() < getSessionLifetime(groups).idleMs
}
