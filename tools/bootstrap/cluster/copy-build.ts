import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../env.ts'

const compress = join(root, 'packages', 'config', 'src', 'build', 'compress-files.ts')

/**
 * Copies the build of a single-page app as a build of other sources would be: every hashed file has
 * another name, and everything that names it follows.
 */
export async function copyBuildRenamed(source: string, target: string): Promise<void> {
  await cp(source, target, { recursive: true })
  for (const name of await readdir(target, { recursive: true }))
    if (/\.(br|gz)$/.test(name)) await rm(join(target, name))
  const assets = join(target, 'assets')
  const names = new Map<string, string>()
  for (const name of await readdir(assets)) {
    if (/[-.][\w-]{8,}\.\w+$/.test(name)) names.set(name, renameHash(name))
  }
  for (const [name, renamed] of names) await rename(join(assets, name), join(assets, renamed))
  const entries = await readdir(target, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(js|css|html|json)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path, 'utf8')
    const replaced = text.replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => names.get(name) ?? name)
    if (replaced !== text) await writeFile(path, replaced)
  }
  await promisify(execFile)(process.execPath, [compress, target])
}

/** Turns the last character of the hash into another. */
function renameHash(name: string): string {
  return name.replace(
    /(\w)(\.\w+)$/,
    (_, last: string, ending: string) => `${last === 'z' ? 'y' : 'z'}${ending}`,
  )
}
