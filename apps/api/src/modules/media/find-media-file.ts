import { type FoundFile, findFileInside } from './find-file-inside.ts'

/** Folders of pictures that are not generated. */
export interface MediaFolders {
  /** Pictures uploaded by staff or imported by feeds. */
  media: string
  /** The library of the studio. */
  studio: string
}

const pictureName = /\.(jpe?g|png|webp|avif)$/i
const studioName = /\.(jpe?g|png|webp|avif|svg)$/i

/**
 * Finds the file of a picture: paths under studio/ belong to the studio's library, all others to
 * the shop's media folder. SVG files are served from the studio only, because other SVGs may be
 * malicious.
 */
export async function findMediaFile(
  path: string,
  folders: MediaFolders,
): Promise<FoundFile | null> {
  const studio = parseStudioPath(path)
  if (studio) return studioName.test(path) ? findFileInside(folders.studio, studio.file) : null
  return pictureName.test(path) ? findFileInside(folders.media, path) : null
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
