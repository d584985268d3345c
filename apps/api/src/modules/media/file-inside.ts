import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface FoundFile {
  file: string
  /** Time of the last change. */
  changedMs: number
  bytes: number
}

/** A file of a folder and of nowhere else, whatever dots and links the path leads over; else null. */
export async function fileInside(folder: string, path: string): Promise<FoundFile | null> {
  if (path.includes('\0')) return null
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    if (!file.startsWith(home + sep)) return null
    const found = await stat(file)
    if (!found.isFile()) return null
    return { file, changedMs: Math.round(found.mtimeMs), bytes: found.size }
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
