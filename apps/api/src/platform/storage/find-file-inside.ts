import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface FoundFile {
  file: string
  /** Modification time. */
  modifiedMs: number
  bytes: number
}

/**
 * Finds a file inside a folder only, whatever `..` segments and symbolic links the path contains;
 * null otherwise, and where no folder is set.
 */
export async function findFileInside(folder: string, path: string): Promise<FoundFile | null> {
  if (folder === '' || path.includes('\0')) return null
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    if (!file.startsWith(root + sep)) return null
    const stats = await stat(file)
    if (!stats.isFile()) return null
    return { file, modifiedMs: Math.round(stats.mtimeMs), bytes: stats.size }
  } catch (error) {
    if (isNotFoundError(error)) return null
    throw error
  }
}

/**
 * The path does not exist, has a file in place of a folder, is too long or is a symbolic link loop.
 */
function isNotFoundError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ENOENT|ENOTDIR|ENAMETOOLONG|ELOOP|EINVAL)$/.test(String(error.code))
  )
}
