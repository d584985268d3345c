import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { FolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** The folder is part of every backup; a bucket is backed up by its own service. */
export async function createStorage(env: Env): Promise<Storage> {
  if (env.S3_BUCKET === '') return createFolderStorage(env)
  // The client of S3 is large, and a shop with a folder needs none.
  const { S3Storage } = await import('./s3-storage.ts')
  return new S3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT || null,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    hasPathStyle: env.S3_PATH_STYLE,
  })
}

/** The storage of a shop without a bucket, or what such a shop left on this machine. */
export function createFolderStorage({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Storage {
  return new FolderStorage(join(DATA_DIR, 'media'))
}

/** Whether this machine has files that belong in the bucket: no other process can serve them. */
export async function hasFilesOutsideBucket(env: Env): Promise<boolean> {
  if (env.S3_BUCKET === '') return false
  for await (const _file of createFolderStorage(env).list('')) return true
  return false
}
