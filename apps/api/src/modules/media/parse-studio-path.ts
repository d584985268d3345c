interface StudioPath {
  /** Path inside the studio's library. */
  file: string
  /** Whether the path contains a content hash, so that its contents never change. */
  hasContentHash: boolean
}

const pattern = /^studio\/(?:v[\da-f]{8}\/)?(.+)$/
const contentHashPattern = /^studio\/v[\da-f]{8}\//

/**
 * Parses a path into the studio's library: `studio/pictures/…`, or with a content hash
 * `studio/v1a2b3c4d/pictures/…`, which changes with the picture and so avoids stale caches. Null
 * for paths outside the library.
 */
export function parseStudioPath(path: string): StudioPath | null {
  const file = pattern.exec(path)?.[1]
  return file ? { file, hasContentHash: contentHashPattern.test(path) } : null
}
