import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 bits, known to the cookie alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** `sessid` of the specifications: derived from the token, never the token itself. */
export function antiForgeryOf(token: string): string {
  return createHmac('sha256', token).update('sessid').digest('hex').slice(0, 32)
}
