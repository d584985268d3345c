import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

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

/** The maximum that browsers allow; the actual lifetime of a session is stored in the database. */
const MAX_AGE_SECONDS = 400 * 86_400

/**
 * Browsers reject `__Host-` cookies over plain http on loopback; the port separates two shops on
 * one host.
 */
export function getSessionCookieName(publicOrigin: string): string {
  const { protocol, port } = new URL(publicOrigin)
  if (protocol === 'https:') return '__Host-sid'
  return port === '3000' || port === '' ? 'sid' : `sid-${port}`
}

export function readSessionCookie(request: FastifyRequest, name: string): string | null {
  const value = request.cookies[name]
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export function writeSessionCookie(reply: FastifyReply, name: string, token: string): void {
  reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: name.startsWith('__Host-'),
    maxAge: MAX_AGE_SECONDS,
  })
}

export function clearSessionCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/', secure: name.startsWith('__Host-') })
}
