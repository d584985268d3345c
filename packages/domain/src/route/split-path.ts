/**
 * Splits a path into decoded segments; returns null for an invalid percent escape. Empty segments
 * are dropped, so a trailing slash makes no difference (rule.trailing-slash).
 */
export function splitPath(path: string): string[] | null {
  const segments: string[] = []
  for (const part of path.split('/')) {
    if (part === '') continue
    if (!part.includes('%')) {
      segments.push(part)
      continue
    }
    try {
      segments.push(decodeURIComponent(part))
    } catch {
      return null
    }
  }
  return segments
}
