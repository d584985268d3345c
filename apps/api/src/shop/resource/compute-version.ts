import { createHash } from 'node:crypto'

/**
 * Names the values that a form edits: a hash, so that it changes whoever writes and only if something
 * that the form would overwrite has changed (ADR 0087).
 */
export function computeVersion(values: Record<string, unknown>): string {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22)
}
