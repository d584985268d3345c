import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Region, RegionDirectory } from './region-directory.ts'

/** `region` names one in a query only: in a body it is the name that a form sends (subscribe.form). */
const NAMES = ['sr', 'region_id', 'regionId', 'regionID']

/** A region named in the call must be known; else the router's choice holds, else the default. */
export function resolveRegion(regions: RegionDirectory, request: FastifyRequest): Region {
  const named =
    findNamedRegion(request.query, [...NAMES, 'region']) ?? findNamedRegion(request.body, NAMES)
  if (named !== undefined) {
    const found = regions.find(named)
    if (!found) throw new HttpError(400, 'unknown_region', { fields: { sr: 'unknown' } })
    return found
  }
  const chosen = request.headers['x-shop-region']
  return (typeof chosen === 'string' ? regions.find(chosen) : null) ?? regions.default()
}

function findNamedRegion(source: unknown, names: readonly string[]): string | number | undefined {
  if (typeof source !== 'object' || source === null) return undefined
  const fields = source as Record<string, unknown>
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return value
  }
  return undefined
}
