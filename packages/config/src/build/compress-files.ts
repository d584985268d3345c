import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressesQuickly } from './env.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|mjs|css|json|svg|txt|xml|wasm|ico|ttf|webmanifest)$/i
/** A smaller file fits one packet as it is. */
const minBytes = 512
/** The best takes eighteen seconds of work for an app instead of one. */
const brotliQuality = compressesQuickly ? 4 : constants.BROTLI_MAX_QUALITY
const gzipLevel = compressesQuickly ? 6 : 9

/**
 * The last step of an app's build: writes a Brotli and a gzip form beside every file that
 * compresses, so that the router only copies them when it starts. Source maps and pages are left
 * out: the former are not public, the latter are completed for each visitor.
 */
await compressFiles(process.argv[2] ?? 'dist')

async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  // The thread pool of Node limits how many are compressed at once.
  await Promise.all(paths.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path)
  if (plain.length < minBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  await Promise.all([
    brotli(plain, { params }).then((bytes) => writeWhole(`${path}.br`, bytes)),
    zip(plain, { level: gzipLevel }).then((bytes) => writeWhole(`${path}.gz`, bytes)),
  ])
}

/** A running router may read the folder at any time and must not find half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.new`, bytes)
  await rename(`${path}.new`, path)
}
