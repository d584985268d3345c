import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyFile, hashFile, syncPath } from './copy-folder.ts'

/**
 * Puts back uploaded files that are missing or damaged. Others stay: a file keeps its contents for
 * ever, and changes made after the backup may name newer ones.
 *
 * @returns where damaged files are now; undefined if there were none.
 */
export async function restoreMedia(source: string, mediaDir: string): Promise<string | undefined> {
  if (!existsSync(source)) return undefined
  const aside = `${mediaDir}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const entries = await readdir(source, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = join(entry.parentPath, entry.name)
    const path = from.slice(source.length + 1)
    const to = join(mediaDir, path)
    const present = await hashFile(to)
    if (present && present.sha256 === (await hashFile(from))?.sha256) continue
    if (present) {
      await mkdir(dirname(join(aside, path)), { recursive: true })
      await rename(to, join(aside, path))
    }
    await mkdir(dirname(to), { recursive: true })
    await copyFile(from, to)
    await syncPath(to)
  }
  return existsSync(aside) ? aside : undefined
}
