import { isStaff } from './is-staff.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long a session lives in milliseconds: unused, and in all (null: as long as it is used). */
export type SessionLifetime = { idleMs: number; totalMs: number | null }

/** Guests and customers 90 days unused; staff 2 hours unused and 12 at most (decisions «Identity and access»). */
export function sessionLifetime(groups: readonly number[]): SessionLifetime {
  return isStaff(groups)
    ? { idleMs: 2 * hourMs, totalMs: 12 * hourMs }
    : { idleMs: 90 * dayMs, totalMs: null }
}
