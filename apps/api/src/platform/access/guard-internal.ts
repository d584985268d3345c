import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'

/** Whether a request comes from one of the shop's own programs, which share a token. */
export function isInternal(request: FastifyRequest, token: string): boolean {
  const sent = Buffer.from(String(request.headers['x-internal-token'] ?? ''))
  const existing = Buffer.from(token)
  return sent.length === existing.length && timingSafeEqual(sent, existing)
}

/** Calls between the shop's own programs must present the token; others receive a 404. */
export function guardInternal(request: FastifyRequest, token: string): void {
  if (!isInternal(request, token)) throw new HttpError(404, 'not_found')
}
