import { createHash } from 'node:crypto'
import { chown, mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServerUser } from '../server/find-server-user.ts'

const CHUNK_BYTES = 1_048_576
const SYNCS_AT_ONCE = 16

/** One copied file, for the manifest. */
export interface CopiedFile {
  /** Relative to the backup's folder. */
  path: string
  size: number
  sha256: string
}

interface CopyOptions {
  /** Whether a relative path is left out; a folder that is left out is not entered. */
  isExcluded?: (path: string, isFolder: boolean) => boolean
  /** The owner of the copies. */
  owner?: ServerUser | undefined
  signal?: AbortSignal | undefined
}

/**
 * Copies a folder and returns its files with their checksums, computed from the bytes that were
 * written. Files that disappear meanwhile are left out and symbolic links are not followed.
 */
export async function copyFolder(
  source: string,
  target: string,
  options: CopyOptions = {},
): Promise<CopiedFile[]> {
  const { isExcluded = () => false, owner } = options
  const files: CopiedFile[] = []
  const copyInto = async (path: string): Promise<void> => {
    options.signal?.throwIfAborted()
    await makeFolder(join(target, path), owner)
    for (const entry of await readFolder(join(source, path))) {
      const entryPath = join(path, entry.name)
      if (isExcluded(entryPath, entry.isDirectory())) continue
      if (entry.isDirectory()) await copyInto(entryPath)
      else if (entry.isFile()) {
        const copied = await copyFile(join(source, entryPath), join(target, entryPath), options)
        if (copied) files.push({ path: entryPath, ...copied })
      }
    }
  }
  await copyInto('')
  return files
}

/** Copies one file; undefined if it does not exist. */
export async function copyFile(
  source: string,
  target: string,
  { owner, signal }: CopyOptions = {},
): Promise<Omit<CopiedFile, 'path'> | undefined> {
  const from = await open(source, 'r').catch(ignoreMissing)
  if (!from) return undefined
  try {
    const to = await open(target, 'wx', 0o600)
    const hash = createHash('sha256')
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
    let size = 0
    try {
      for (;;) {
        signal?.throwIfAborted()
        const { bytesRead } = await from.read(chunk, 0, CHUNK_BYTES, null)
        if (bytesRead === 0) break
        hash.update(chunk.subarray(0, bytesRead))
        await to.writeFile(chunk.subarray(0, bytesRead))
        size += bytesRead
      }
      if (owner) await to.chown(owner.uid, owner.gid)
    } finally {
      await to.close()
    }
    return { size, sha256: hash.digest('hex') }
  } finally {
    await from.close()
  }
}

/** Size and checksum of a file; undefined if it does not exist. */
export async function hashFile(path: string): Promise<Omit<CopiedFile, 'path'> | undefined> {
  const file = await open(path, 'r').catch(ignoreMissing)
  if (!file) return undefined
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of file.createReadStream()) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** Bytes in a folder and below it; 0 if it does not exist. */
export async function measureFolder(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readFolder(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += await measureFolder(path)
    else if (entry.isFile()) bytes += (await stat(path).catch(ignoreMissing))?.size ?? 0
  }
  return bytes
}

/** Waits until copied files and their names are on the disk; many at once, in one commit of it. */
export async function syncFiles(root: string, files: readonly CopiedFile[]): Promise<void> {
  const paths = files.map(({ path }) => join(root, path))
  const folders = new Set([...paths.map((path) => dirname(path)), root, dirname(root)])
  const waiting = [...paths, ...folders]
  const syncNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await syncPath(path)
  }
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncNext))
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolder(folder: string, owner: ServerUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (owner) await chown(folder, owner.uid, owner.gid)
}

async function readFolder(folder: string) {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
