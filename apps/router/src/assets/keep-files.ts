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

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|mjs|css|html|json|svg|txt|xml|map|wasm|ico|ttf|webmanifest)$/i
/** Compressing is work for the threads beside the one that serves: so many at once. */
const AT_ONCE = 4
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * Copies the files of a build to where older builds' files lie too, each with its compressed
 * forms beside it, so that a tab opened before a new build finds what it needs. Source maps stay
 * behind: they are not for the public. Returns how many files were new or changed.
 */
export async function keepFiles(sourceDir: string, keepDir: string): Promise<number> {
  const names = (await filesOf(sourceDir)).filter(
    (name) => !name.endsWith('.map') && name !== 'index.html',
  )
  let changed = 0
  const worker = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (await keepOne(join(sourceDir, name), join(keepDir, name))) changed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return changed
}

/** Removes files that no build of the last thirty days had. */
export async function forgetOldFiles(keepDir: string): Promise<void> {
  const limit = Date.now() - keptMs
  for (const name of await filesOf(keepDir)) {
    const path = join(keepDir, name)
    if ((await stat(path)).mtimeMs < limit) await rm(path, { force: true })
  }
}

/** Names of all files under a folder, with `/` between; none where there is no folder. */
export async function filesOf(dir: string): Promise<string[]> {
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

async function keepOne(source: string, target: string): Promise<boolean> {
  const wanted = await stat(source)
  const kept = await stat(target).catch(() => null)
  const now = new Date()
  if (kept && kept.size === wanted.size && (await sameBytes(source, target))) {
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

async function sameBytes(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other)])
  return a.equals(b)
}

async function writeCompressed(source: string, target: string): Promise<void> {
  const plain = await readFile(source)
  if (plain.length < 512) return
  const params = {
    // Done once a build, so the slowest and smallest form is worth it.
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
