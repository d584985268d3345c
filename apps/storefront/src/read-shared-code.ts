import { readShareCode } from '@svetlitsa/domain/favourite/read-share-code'

/** The code of shared favourites out of an address, or null where it says nothing. */
export function readSharedCode(segment: string): string | null {
  try {
    const code = decodeURIComponent(segment)
    return readShareCode(code) ? code : null
  } catch {
    return null
  }
}
