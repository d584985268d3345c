import { type FoundFile, findFileInside } from '../../platform/storage/find-file-inside.ts'

const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i

/**
 * Finds a picture or drawing of the studio's library; null for anything else. SVG files are served
 * from here only, because others may be malicious.
 */
export async function findStudioPicture(path: string, folder: string): Promise<FoundFile | null> {
  const studio = parseStudioPath(path)
  return studio && pictureName.test(path) ? findFileInside(folder, studio.file) : null
}

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
