import { isStaff } from './is-staff.ts'

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
