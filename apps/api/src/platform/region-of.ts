import type { FastifyRequest } from 'fastify'
import type { Region, RegionDirectory } from '../modules/region/region-directory.ts'
import { Fault } from './fault.ts'

/** A region named in the call must be known; else the router's choice holds, else the default. */
export function regionOf(regions: RegionDirectory, request: FastifyRequest): Region {
  const named = namedRegion(request.query) ?? namedRegion(request.body)
  if (named !== undefined) {
    const found = regions.find(named)
    if (!found) throw new Fault(400, 'unknown_region', { fields: { sr: 'unknown' } })
    return found
  }
  const chosen = request.headers['x-shop-region']
  return (typeof chosen === 'string' ? regions.find(chosen) : null) ?? regions.default()
}

function namedRegion(source: unknown): string | number | undefined {
  if (typeof source !== 'object' || source === null) return undefined
  const fields = source as Record<string, unknown>
  for (const name of ['sr', 'region_id', 'regionId', 'regionID']) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return value
  }
  return undefined
}
