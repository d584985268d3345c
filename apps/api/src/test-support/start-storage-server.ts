import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../platform/storage/s3-storage.ts'

export interface StorageServer {
  settings: S3Settings
  /** The same as the environment of an API. */
  env: Record<string, string>
  close(): Promise<void>
}

/** A real server with the interface of S3, on a free port, with one empty bucket. */
export async function startStorageServer(): Promise<StorageServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const bucket = 'shop'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It encodes a slash in a query differently than AWS when it checks a signature.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const region = 'us-east-1'
  // The only account that the server knows.
  const account = 'S3RVER'
  return {
    settings: {
      bucket,
      region,
      endpoint,
      accessKeyId: account,
      secretAccessKey: account,
      hasPathStyle: true,
    },
    env: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: account,
      S3_PATH_STYLE: '1',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
