import { getSessionLifetime } from './get-session-lifetime.ts'

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
