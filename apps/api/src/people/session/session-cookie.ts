import type { FastifyReply, FastifyRequest } from 'fastify'

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
