import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'

/**
 * A write with a cookie must come from a page of the shop (ADR 0043). Browsers send its origin in
 * Sec-Fetch-Site and Origin. A program that sends neither has no shopper's cookie, so a request
 * with a cookie but without both headers is refused too.
 */
export function guardOrigin(request: FastifyRequest): void {
  const { origin, cookie } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (origin !== undefined) {
    if (origin === `${getProtocol(request)}://${getHost(request)}`) return
    throw new HttpError(403, 'foreign_origin')
  }
  if (site !== undefined || cookie !== undefined) throw new HttpError(403, 'foreign_origin')
}

function getHost(request: FastifyRequest): string {
  return getHeader(request, 'x-forwarded-host') ?? request.headers.host ?? ''
}

function getProtocol(request: FastifyRequest): string {
  return getHeader(request, 'x-forwarded-proto') ?? 'http'
}

function getHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
