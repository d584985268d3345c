import type { Logger } from 'pino'
import { testedVersions } from './tested-versions.ts'

/** Reports that a part of Next’s output does not have the format that this folder supports. */
export type ReportUnknownShape = (part: string) => void

/**
 * Warns once per part: the fallback is safe, and the warning would otherwise repeat for every page.
 */
export function createShapeReport(log: Pick<Logger, 'warn'>): ReportUnknownShape {
  const reported = new Set<string>()
  return (part) => {
    if (reported.has(part)) return
    reported.add(part)
    log.warn(
      { part, knownVersions: testedVersions },
      'Next writes this part in an unknown form, it is left as it is',
    )
  }
}
