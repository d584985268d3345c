import type { FastifyRequest } from 'fastify'
import { Fault } from './fault.ts'

/**
 * A write by cookie must come from a page of the shop (decisions, «Calls»). Browsers say where a
 * request comes from in Sec-Fetch-Site and Origin; a program without either carries no cookie of
 * a shopper, so a request that has a cookie but neither header is refused too.
 */
export function guardOrigin(request: FastifyRequest): void {
  const { origin, cookie } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (origin !== undefined) {
    if (origin === `${protoOf(request)}://${hostOf(request)}`) return
    throw new Fault(403, 'foreign_origin')
  }
  if (site !== undefined || cookie !== undefined) throw new Fault(403, 'foreign_origin')
}

function hostOf(request: FastifyRequest): string {
  return headerOf(request, 'x-forwarded-host') ?? request.headers.host ?? ''
}

function protoOf(request: FastifyRequest): string {
  return headerOf(request, 'x-forwarded-proto') ?? 'http'
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
