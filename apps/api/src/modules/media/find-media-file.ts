import { type FoundFile, fileInside } from './file-inside.ts'
import { readStudioPath } from './studio-path.ts'

/** Where pictures lie that are not drawn. */
export interface MediaFolders {
  /** What the shop's people and feeds brought. */
  media: string
  /** The studio's library. */
  studio: string
}

const pictureName = /\.(jpe?g|png|webp|avif)$/i
const studioName = /\.(jpe?g|png|webp|avif|svg)$/i

/**
 * Finds the file of a picture by its path: under studio/ it is of the studio's library, else of the
 * shop's media folder. Only the studio's own drawings are read: an SVG from elsewhere may do harm.
 */
export async function findMediaFile(
  path: string,
  folders: MediaFolders,
): Promise<FoundFile | null> {
  const studio = readStudioPath(path)
  if (studio) return studioName.test(path) ? fileInside(folders.studio, studio.file) : null
  return pictureName.test(path) ? fileInside(folders.media, path) : null
}
