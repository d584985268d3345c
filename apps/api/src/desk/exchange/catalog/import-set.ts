import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../../platform/database/database.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import type { ImportReport } from '../../import/format-report.ts'
import { unpackArchive } from '../archive/unpack-archive.ts'
import { importCommerceml } from './import-commerceml.ts'

/** Goods come before the offers that name them; newer versions of 1C split both into more files. */
const order = ['import', 'goods', 'offers', 'prices', 'rests']

/**
 * Imports a whole set of CommerceML from a folder or a zip archive, in one transaction.
 *
 * @throws FeedError when the set has no documents, or one of them is malformed.
 */
export async function importSet(
  db: Db,
  path: string,
  onProgress: (stage: string, share: number) => void,
): Promise<ImportReport> {
  if ((await stat(path)).isDirectory()) return importFolder(db, path, onProgress)
  const folder = await mkdtemp(join(tmpdir(), 'exchange-'))
  try {
    await unpackArchive(path, folder)
    return await importFolder(db, folder, onProgress)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importFolder(
  db: Db,
  folder: string,
  onProgress: (stage: string, share: number) => void,
): Promise<ImportReport> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => getRank(name) >= 0)
  if (names.length === 0) throw new FeedError('the set has neither import.xml nor offers.xml')
  names.sort((one, other) => getRank(one) - getRank(other) || one.localeCompare(other))
  return importCommerceml(
    db,
    names.map((name) => join(folder, name)),
    { onProgress },
  )
}

/** Where a document stands in the order; -1 for another file. */
function getRank(name: string): number {
  const base = name.split('/').at(-1)?.toLowerCase() ?? ''
  return base.endsWith('.xml') ? order.findIndex((start) => base.startsWith(start)) : -1
}
