import { randomBytes } from 'node:crypto'
import type { Env } from '../../env.ts'
import { Disk } from '../../platform/health/disk.ts'
import { createStorage } from '../../platform/storage/create-storage.ts'
import type { Finding } from './finding.ts'

/** With less, the shop soon refuses to write; a start needs 300 MB. */
const LITTLE_SPACE_BYTES = 2_000_000_000

/** Writes and removes an object of the storage of uploads, and measures the disk. */
export async function checkStorage(env: Env): Promise<Finding[]> {
  return [await checkWriting(env), await checkDisk(env)]
}

async function checkWriting(env: Env): Promise<Finding> {
  const where = env.S3_BUCKET ? `bucket ${env.S3_BUCKET}` : 'DATA_DIR/media'
  try {
    const storage = await createStorage(env)
    const key = `doctor/${randomBytes(8).toString('hex')}.txt`
    await storage.put(key, Buffer.from('written by npm run shop -- doctor'))
    await storage.delete(key)
    await storage.close()
    return { area: 'storage', state: 'ok', text: `${where} can be written` }
  } catch (error) {
    const { name, code = name } = error as NodeJS.ErrnoException
    const advice = env.S3_BUCKET
      ? 'Check the keys, endpoint and region of S3, and the rights of the key.'
      : 'The user of the API needs the right to write there.'
    return { area: 'storage', state: 'fail', text: `${where} cannot be written (${code})`, advice }
  }
}

async function checkDisk({ DATA_DIR, MIN_FREE_DISK_MB }: Env): Promise<Finding> {
  const space = await new Disk(DATA_DIR, 0).measure()
  if (!space) return { area: 'disk', state: 'warn', text: `${DATA_DIR} does not exist yet` }
  const { freeBytes, totalBytes } = space
  const text = `${toGb(freeBytes)} of ${toGb(totalBytes)} GB free`
  const advice = 'Replaced folders of a restore and old backups are the first to go.'
  if (freeBytes < MIN_FREE_DISK_MB * 1_000_000) return { area: 'disk', state: 'fail', text, advice }
  return { area: 'disk', state: freeBytes < LITTLE_SPACE_BYTES ? 'warn' : 'ok', text, advice }
}

function toGb(bytes: number): string {
  return (bytes / 1_000_000_000).toFixed(1)
}
