interface StudioPath {
  /** Path inside the studio's library. */
  file: string
  /** Whether the path names the contents too, so that it never shows anything else. */
  isDated: boolean
}

const pattern = /^studio\/(?:v[\da-f]{8}\/)?(.+)$/
const dated = /^studio\/v[\da-f]{8}\//

/**
 * A path into the studio's library: `studio/pictures/…`, or with a mark of the contents
 * `studio/v1a2b3c4d/pictures/…`: a picture made anew has a new mark, and is fetched anew. Null for
 * paths that lead elsewhere.
 */
export function readStudioPath(path: string): StudioPath | null {
  const file = pattern.exec(path)?.[1]
  return file ? { file, isDated: dated.test(path) } : null
}
