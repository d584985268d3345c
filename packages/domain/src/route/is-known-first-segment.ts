import { legacyFirstSegments } from './resolve-legacy-path.ts'
import { ownedFirstSegments } from './segment-owner.ts'

const firstSegments: ReadonlySet<string> = new Set([...ownedFirstSegments, ...legacyFirstSegments])

/**
 * Returns whether a first segment belongs to a current or legacy address. Only an unknown single
 * segment is looked up as a short code, and a code equal to a known segment is refused on creation
 * (rule.short-code, ADR 0046, step 5).
 */
export function isKnownFirstSegment(segment: string): boolean {
  return segment.startsWith('_') || firstSegments.has(segment.toLowerCase())
}
