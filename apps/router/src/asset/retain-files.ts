import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|mjs|css|html|json|svg|txt|xml|map|wasm|ico|ttf|webmanifest)$/i
/** Compression runs in the thread pool; this limits the number of concurrent jobs. */
const CONCURRENCY = 4
const retentionMs = 30 * 24 * 60 * 60 * 1000

/**
 * Copies the files of a build, with their compressed forms, to the folder that also holds files of
 * older builds, so that a tab opened before a deployment still finds its files. Source maps are not
 * copied because they are not public. Returns how many files were new or changed.
 */
export async function retainFiles(sourceDir: string, retainedDir: string): Promise<number> {
  const names = (await listFiles(sourceDir)).filter(
    (name) => !name.endsWith('.map') && name !== 'index.html',
  )
  const changes = await pLimit(CONCURRENCY).map(names, (name) =>
    retainFile(join(sourceDir, name), join(retainedDir, name)),
  )
  return changes.filter((isChanged) => isChanged).length
}

/** Removes files that no build of the last 30 days contained. */
export async function removeOldFiles(retainedDir: string): Promise<void> {
  const limit = Date.now() - retentionMs
  for (const name of await listFiles(retainedDir)) {
    const path = join(retainedDir, name)
    if ((await stat(path)).mtimeMs < limit) await rm(path, { force: true })
  }
}

/** Lists all files under a folder as paths separated by `/`; empty if the folder does not exist. */
export async function listFiles(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function retainFile(source: string, target: string): Promise<boolean> {
  const sourceStats = await stat(source)
  const targetStats = await stat(target).catch(() => null)
  const now = new Date()
  if (
    targetStats &&
    targetStats.size === sourceStats.size &&
    (await hasSameBytes(source, target))
  ) {
    for (const form of ['', '.br', '.gz']) await utimes(target + form, now, now).catch(() => {})
    return false
  }
  await mkdir(dirname(target), { recursive: true })
  if (compressible.test(target)) await writeCompressed(source, target)
  await copyFile(source, `${target}.new`)
  await rename(`${target}.new`, target)
  await utimes(target, now, now)
  return true
}

async function hasSameBytes(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(first), readFile(second)])
  return a.equals(b)
}

async function writeCompressed(source: string, target: string): Promise<void> {
  const plain = await readFile(source)
  if (plain.length < 512) return
  const params = {
    // Runs once per build, so the slowest and smallest compression is affordable.
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const forms = [
    ['.br', await brotli(plain, { params })],
    ['.gz', await zip(plain, { level: 9 })],
  ] as const
  for (const [ending, bytes] of forms) {
    await writeFile(`${target}${ending}.new`, bytes)
    await rename(`${target}${ending}.new`, `${target}${ending}`)
  }
}
