import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Fault } from './fault.ts'

/** Whether a request comes from one of the shop's own programs: they share a token. */
export function isInternal(request: FastifyRequest, token: string): boolean {
  const sent = Buffer.from(String(request.headers['x-internal-token'] ?? ''))
  const known = Buffer.from(token)
  return sent.length === known.length && timingSafeEqual(sent, known)
}

/** Calls between the shop's own programs prove themselves; others see a 404. */
export function guardInternal(request: FastifyRequest, token: string): void {
  if (!isInternal(request, token)) throw new Fault(404, 'not_found')
}
