import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, stored only in the cookie. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a token that is stored in the database. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** `sessid` of the specifications: derived from the token, never the token itself. */
export function deriveCsrfToken(token: string): string {
  return createHmac('sha256', token).update('sessid').digest('hex').slice(0, 32)
}
