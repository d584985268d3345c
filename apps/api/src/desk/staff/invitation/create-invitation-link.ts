import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../people/session/session-token.ts'

/** A link of 128 random bits, of which only the hash is stored. */
export function createInvitationLink(now: Date, validMs: number) {
  const token = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + validMs)
  return { token, tokenHash: hashToken(token), sentAt: now, expiresAt }
}
