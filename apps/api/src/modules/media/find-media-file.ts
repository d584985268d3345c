import { type FoundFile, findFileInside } from './find-file-inside.ts'
import { parseStudioPath } from './parse-studio-path.ts'

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
