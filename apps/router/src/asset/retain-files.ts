import { randomUUID } from 'node:crypto'
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
    (name) => !/\.(map|br|gz|new)$/.test(name) && !/^index(?:\.\w+)?\.html$/.test(name),
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
    return (
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        // A build that is being published lies in a hidden folder.
        .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    )
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
  if (compressible.test(target) && !(await copyCompressed(source, target))) {
    await writeCompressed(source, target)
  }
  await replaceFile(target, (path) => copyFile(source, path))
  await utimes(target, now, now)
  return true
}

async function hasSameBytes(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(first), readFile(second)])
  return a.equals(b)
}

/** Returns whether the build had already compressed the file. */
async function copyCompressed(source: string, target: string): Promise<boolean> {
  const endings = ['.br', '.gz']
  const found = await Promise.all(endings.map((ending) => stat(source + ending).catch(() => null)))
  if (!found.every((form) => form)) return false
  for (const ending of endings) {
    await replaceFile(target + ending, (path) => copyFile(source + ending, path))
  }
  return true
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
    await replaceFile(target + ending, (path) => writeFile(path, bytes))
  }
}

/**
 * Writes a file under a name of its own first, because routers that share the folder may write the
 * same file at the same time.
 */
async function replaceFile(target: string, write: (path: string) => Promise<void>): Promise<void> {
  const path = join(dirname(target), `.${randomUUID()}.new`)
  await write(path)
  await rename(path, target)
}
