import { sessionLifetime } from './session-lifetime.ts'

/** Whether a session may still be used: neither left unused too long nor too old for its groups. */
export function isSessionAlive(session: {
  groups: readonly number[]
  startedAt: Date
  lastSeenAt: Date
  now: Date
}): boolean {
  const { groups, startedAt, lastSeenAt, now } = session
  const { idleMs, totalMs } = sessionLifetime(groups)
  const isFresh = now.getTime() - lastSeenAt.getTime() < idleMs
  return isFresh && (totalMs === null || now.getTime() - startedAt.getTime() < totalMs)
}
