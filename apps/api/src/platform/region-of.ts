import type { FastifyRequest } from 'fastify'
import type { Region, RegionDirectory } from '../modules/region/region-directory.ts'
import { Fault } from './fault.ts'

/** `region` names one in a query only: in a body it is the name that a form sends (storefront §3). */
const NAMES = ['sr', 'region_id', 'regionId', 'regionID']

/** A region named in the call must be known; else the router's choice holds, else the default. */
export function regionOf(regions: RegionDirectory, request: FastifyRequest): Region {
  const named = namedRegion(request.query, [...NAMES, 'region']) ?? namedRegion(request.body, NAMES)
  if (named !== undefined) {
    const found = regions.find(named)
    if (!found) throw new Fault(400, 'unknown_region', { fields: { sr: 'unknown' } })
    return found
  }
  const chosen = request.headers['x-shop-region']
  return (typeof chosen === 'string' ? regions.find(chosen) : null) ?? regions.default()
}

function namedRegion(source: unknown, names: readonly string[]): string | number | undefined {
  if (typeof source !== 'object' || source === null) return undefined
  const fields = source as Record<string, unknown>
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return value
  }
  return undefined
}
