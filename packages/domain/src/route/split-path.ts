/**
 * Splits the path of an address into decoded segments; null where a %-escape is broken.
 * Empty segments are left out, so a last slash makes no difference (storefront §2).
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
