import type { Session } from '../session/session.queries.ts'

/** By what a voter is known: the account, or a guest's browser. */
export function voterOf({ userId, id }: Pick<Session, 'userId' | 'id'>): string {
  return userId === null ? `s${id}` : `u${userId}`
}
