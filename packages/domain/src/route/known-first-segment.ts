import { ownedFirstSegments } from './first-segments.ts'
import { legacyFirstSegments } from './legacy-table.ts'

const known: ReadonlySet<string> = new Set([...ownedFirstSegments, ...legacyFirstSegments])

/**
 * Whether a first segment belongs to an address of the shop, present or older. Only a single
 * unknown segment is looked up as a short code, and a code equal to a known one is refused when
 * it is made (storefront §2, decisions «pipeline» 5).
 */
export function isKnownFirstSegment(segment: string): boolean {
  return segment.startsWith('_') || known.has(segment.toLowerCase())
}
