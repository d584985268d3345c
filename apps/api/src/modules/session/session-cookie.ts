import type { FastifyReply, FastifyRequest } from 'fastify'

/** The longest that browsers allow; how long a session really lives, the database decides. */
const LONGEST_SECONDS = 400 * 86_400

/** Over plain http on loopback browsers refuse `__Host-`; the port keeps two shops apart. */
export function sessionCookieName(publicOrigin: string): string {
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
    maxAge: LONGEST_SECONDS,
  })
}

export function clearSessionCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/', secure: name.startsWith('__Host-') })
}
