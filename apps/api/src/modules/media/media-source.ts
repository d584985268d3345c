import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Drawer } from './drawer.ts'

/** What a picture is made from: a drawing, or a file of the shop with the time of its last change. */
export type MediaSource =
  | { kind: 'drawing'; svg: string }
  | { kind: 'file'; file: string; changedMs: number }

const pictureName = /\.(jpe?g|png|webp|avif)$/i

/**
 * Finds a picture by its path: under drawn/ it is drawn, else it is a file of the shop's media
 * folder and of nowhere else, whatever dots and links the path leads over. Null where there is none.
 */
export async function findMediaSource(
  path: string,
  folder: string,
  drawer: Drawer,
): Promise<MediaSource | null> {
  if (path.startsWith('drawn/')) {
    const svg = await drawer.draw(path)
    return svg === null ? null : { kind: 'drawing', svg }
  }
  if (!pictureName.test(path) || path.includes('\0')) return null
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    if (!file.startsWith(home + sep)) return null
    const found = await stat(file)
    return found.isFile() ? { kind: 'file', file, changedMs: Math.round(found.mtimeMs) } : null
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** No such file, a file where a folder should be, a name too long, a circle of links. */
function isAbsent(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ENOENT|ENOTDIR|ENAMETOOLONG|ELOOP|EINVAL)$/.test(String(error.code))
  )
}
