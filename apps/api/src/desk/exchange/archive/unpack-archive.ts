import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FeedError } from '../../import/feed/feed-error.ts'

export interface ArchiveLimits {
  entries: number
  /** Of all files together, unpacked. */
  bytes: number
  /** How many times as large as its packed form a file may be. */
  ratio: number
}

const usualLimits: ArchiveLimits = { entries: 100_000, bytes: 4 * 1024 ** 3, ratio: 200 }
/** Small files may be packed better than the ratio allows. */
const FREE_BYTES = 1024 ** 2

/**
 * Unpacks a zip archive of the exchange into a folder. Bytes are counted as they come out, because
 * what an archive says of itself may be a lie.
 *
 * @returns the names of the unpacked files.
 * @throws FeedError for an archive that is broken, encrypted, too large, or leaves the folder.
 */
export async function unpackArchive(
  file: string,
  folder: string,
  limits: ArchiveLimits = usualLimits,
): Promise<string[]> {
  try {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: true })
    return await unpackEntries(zip, folder, limits)
  } catch (error) {
    if (error instanceof FeedError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FeedError(`the archive is refused: ${reason}`)
  }
}

async function unpackEntries(
  zip: ZipFile,
  folder: string,
  { entries, bytes, ratio }: ArchiveLimits,
): Promise<string[]> {
  const names: string[] = []
  let left = bytes
  if (zip.entryCount > entries) throw new FeedError(`the archive has more than ${entries} files`)
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (fileName.endsWith('/')) continue
    checkName(fileName)
    if (entry.isEncrypted()) throw new FeedError(`${fileName} is encrypted`)
    if (names.includes(fileName)) throw new FeedError(`${fileName} is twice in the archive`)
    const allowed = Math.min(left, Math.max(FREE_BYTES, entry.compressedSize * ratio))
    left -= await unpackEntry(zip, entry, { target: join(folder, fileName), allowed })
    names.push(fileName)
  }
  return names
}

async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  { target, allowed }: { target: string; allowed: number },
): Promise<number> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= allowed) done(null, chunk)
      else done(new FeedError(`${entry.fileName} unpacks to too many bytes`))
    },
  })
  await mkdir(dirname(target), { recursive: true })
  await pipeline(await zip.openReadStreamPromise(entry), counter, createWriteStream(target))
  return bytes
}

/** Names inside the folder only; yauzl refuses absolute ones and «..» itself. */
function checkName(name: string): void {
  const isPlain = /^[\p{L}\d_][\p{L}\d_. -]*(\/[\p{L}\d_][\p{L}\d_. -]*)*$/u.test(name)
  if (!isPlain || name.length > 300) throw new FeedError(`the archive has a wrong name: ${name}`)
}
