import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Fault } from './fault.ts'

/** Calls between the shop's own programs prove themselves by a shared token; others see a 404. */
export function guardInternal(request: FastifyRequest, token: string): void {
  const sent = Buffer.from(String(request.headers['x-internal-token'] ?? ''))
  const known = Buffer.from(token)
  if (sent.length !== known.length || !timingSafeEqual(sent, known))
    throw new Fault(404, 'not_found')
}
