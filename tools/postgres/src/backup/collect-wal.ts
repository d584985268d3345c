import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { ServerUser } from '../server/find-server-user.ts'
import { listArchived } from './archive.ts'
import { copyFile } from './copy-folder.ts'
import type { Backup } from './list-backups.ts'
import {
  isSegmentName,
  isWrittenSegment,
  nextSegmentName,
  readSystemId,
  SEGMENT_BYTES,
} from './wal-segment.ts'

/** Ending of the last, unfinished file of a change log, saved from the data folder it was in. */
const SAVED = '.saved.gz'

interface Collection {
  backup: Backup
  /** The folder with archived changes beside the backup. */
  archive: string
  /** The data folder that is about to be replaced. */
  clusterDir: string
  /** Receives the compressed files under their plain names. */
  target: string
  owner: ServerUser | undefined
  notify: (notice: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Collects the change log since a backup: its own files, those of its archive and those that the
 * replaced data folder had not archived yet. Ends at the first that is missing or damaged, which is
 * reported if there are later ones.
 */
export async function collectWal(collection: Collection): Promise<void> {
  const { backup, archive, target, owner, notify, signal } = collection
  const { firstWal = '' } = backup.manifest
  await mkdir(target, { mode: 0o700 })
  if (owner) await chown(target, owner.uid, owner.gid)
  await saveUnarchived(collection)
  const sources = await listSources(join(backup.folder, 'wal'), archive)
  const names = [...sources.keys()].filter((name) => name >= firstWal).sort()
  let expected = firstWal
  for (const [index, name] of names.entries()) {
    signal?.throwIfAborted()
    const source = sources.get(name) ?? ''
    if (name !== expected || !(await isWhole(source))) {
      notify(
        `The change log is interrupted at ${expected}: ${names.length - index} later files of it ` +
          `in ${archive} cannot be used. The newest changes will be missing.`,
      )
      return
    }
    await copyFile(source, join(target, `${name}.gz`), { owner })
    expected = nextSegmentName(name)
  }
}

/** Where each file of the change log is; a finished one comes before one that was saved. */
async function listSources(own: string, archive: string): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (const ending of [SAVED, '.gz']) {
    for (const folder of [archive, own])
      for (const file of await listArchived(folder)) {
        const name = file.slice(0, 24)
        if (file === `${name}${ending}` && isSegmentName(name))
          sources.set(name, join(folder, file))
      }
  }
  return sources
}

/**
 * The newest changes are only in the replaced data folder. They are added to the archive, so that
 * the same backup can be restored again to another time.
 */
async function saveUnarchived({ backup, archive, clusterDir }: Collection): Promise<void> {
  const { firstWal = '' } = backup.manifest
  const folder = join(clusterDir, 'pg_wal')
  if (!existsSync(folder) || !existsSync(archive)) return
  const systemId = await readSystemId(join(backup.folder, 'database', 'global', 'pg_control'))
  const names = (await readdir(folder)).filter(
    (name) =>
      isSegmentName(name) &&
      name >= firstWal &&
      name.startsWith(firstWal.slice(0, 8)) &&
      !existsSync(join(archive, `${name}.gz`)),
  )
  for (const name of names) {
    const path = join(folder, name)
    if (!(await isWrittenSegment(path, systemId))) continue
    const saved = join(archive, `${name}${SAVED}`)
    await rm(saved, { force: true })
    await pipeline(createReadStream(path), createGzip({ level: 1 }), createWriteStream(saved))
  }
}

/** Whether a compressed file contains a complete file of the change log. */
async function isWhole(path: string): Promise<boolean> {
  let bytes = 0
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done()
    },
  })
  try {
    await pipeline(createReadStream(path), createGunzip(), counter)
    return bytes === SEGMENT_BYTES
  } catch {
    // A damaged file is reported by the caller, like a missing one.
    return false
  }
}
