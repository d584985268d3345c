import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'

/**
 * Whether a request comes from one of the shop's own programs, which share a token, or from a
 * Prometheus, which can send it as a bearer token only.
 */
export function isInternal(request: FastifyRequest, token: string): boolean {
  const { authorization = '', 'x-internal-token': own } = request.headers
  const sent = Buffer.from(String(own ?? authorization.replace(/^Bearer /i, '')))
  const existing = Buffer.from(token)
  return sent.length === existing.length && timingSafeEqual(sent, existing)
}

/** Calls between the shop's own programs must present the token; others receive a 404. */
export function guardInternal(request: FastifyRequest, token: string): void {
  if (!isInternal(request, token)) throw new HttpError(404, 'not_found')
}
