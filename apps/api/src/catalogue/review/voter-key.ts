import type { Session } from '../../platform/context/context.ts'

/** Identifies a voter: by the account, or by a guest's session. */
export function voterKey({ userId, id }: Pick<Session, 'userId' | 'id'>): string {
  return userId === null ? `s${id}` : `u${userId}`
}
