import { decodeShareCode } from '@svetlitsa/domain/favourite/share-code'

/** Parses the code of shared favourites from a path segment; null where it is invalid. */
export function parseSharedCode(segment: string): string | null {
  try {
    const code = decodeURIComponent(segment)
    return decodeShareCode(code) ? code : null
  } catch {
    return null
  }
}
