import { createHash } from 'node:crypto'

/** Returns the same guid for the same kind and code on every run. */
export function buildGuid(kind: string, code: string): string {
  const hex = createHash('sha256').update(`${kind}:${code}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
