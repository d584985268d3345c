import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { HttpError } from '../http/http-error.ts'
import {
  type ByteRange,
  checkKey,
  checkLength,
  checkPrefix,
  type SizedStream,
  type Storage,
  type StoredObject,
} from './storage.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Null for AWS itself. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is a part of the path instead of the host. */
  hasPathStyle: boolean
}

/** How a client waits for a service that is slow or away; a chunk of an upload has 2 MB. */
export interface S3Patience {
  connectMs: number
  /** Without a byte in either direction. */
  idleMs: number
  /** For one attempt until its answer begins; an object has 256 MB at most. */
  requestMs: number
  /** Of a request whose body can be sent again; that of a stream cannot. */
  attempts: number
}

const PATIENCE: S3Patience = { connectMs: 3_000, idleMs: 10_000, requestMs: 120_000, attempts: 3 }
const PAGE_SIZE = 1_000
/** When whoever was refused may come again. */
const RETRY_SECONDS = 10
const connectionErrors =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|E(NET|HOST)UNREACH|ETIMEDOUT)$/

/** Objects in a bucket of S3 or of a service with its interface. */
export class S3Storage implements Storage {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #pageSize: number

  constructor(
    { bucket, endpoint, hasPathStyle, ...settings }: S3Settings,
    { pageSize = PAGE_SIZE, patience = PATIENCE } = {},
  ) {
    const { region, accessKeyId, secretAccessKey } = settings
    this.#bucket = bucket
    this.#pageSize = pageSize
    this.#client = new S3Client({
      region,
      ...(endpoint ? { endpoint } : {}),
      forcePathStyle: hasPathStyle,
      credentials: { accessKeyId, secretAccessKey },
      // Without these the client waits for ever for a service that accepts and does not answer.
      requestHandler: {
        connectionTimeout: patience.connectMs,
        socketTimeout: patience.idleMs,
        requestTimeout: patience.requestMs,
        throwOnRequestTimeout: true,
      },
      maxAttempts: patience.attempts,
      // Services other than AWS refuse its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  async put(
    key: string,
    body: Buffer | SizedStream,
    ContentType = 'application/octet-stream',
  ): Promise<void> {
    const object = { ...this.#locate(key), ContentType }
    if (Buffer.isBuffer(body)) {
      await explain(this.#client.send(new PutObjectCommand({ ...object, Body: body })))
      return
    }
    const stream = checkLength(body)
    // The client itself would wait for the rest of a stream that failed.
    const controller = new AbortController()
    let failure: unknown
    stream.once('error', (error) => {
      failure = error
      controller.abort()
    })
    const command = new PutObjectCommand({ ...object, Body: stream, ContentLength: body.bytes })
    try {
      await explain(this.#client.send(command, { abortSignal: controller.signal }))
    } catch (error) {
      throw failure ?? error
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range ? `bytes=${range.start}-${range.end ?? ''}` : undefined
    const found = await ignoreMissing(
      this.#client.send(new GetObjectCommand({ ...this.#locate(key), Range })),
    )
    if (!found) return null
    if (found.Body instanceof Readable) return found.Body
    throw new Error(`${key}: the answer of the storage has no body`)
  }

  async head(key: string): Promise<StoredObject | null> {
    const found = await ignoreMissing(this.#client.send(new HeadObjectCommand(this.#locate(key))))
    return found ? { key, bytes: found.ContentLength ?? 0 } : null
  }

  async delete(key: string): Promise<void> {
    await ignoreMissing(this.#client.send(new DeleteObjectCommand(this.#locate(key))))
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const query = {
      Bucket: this.#bucket,
      Prefix: checkPrefix(prefix),
      MaxKeys: this.#pageSize,
    }
    let last: string | undefined
    for (;;) {
      // The marker is a plain key, unlike the tokens of the newer call.
      const command = new ListObjectsCommand({ ...query, Marker: last })
      const page = await explain(this.#client.send(command))
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        yield { key: Key, bytes: Size }
        last = Key
      }
      if (!page.IsTruncated) return
    }
  }

  async close(): Promise<void> {
    this.#client.destroy()
  }

  #locate(key: string) {
    return { Bucket: this.#bucket, Key: checkKey(key) }
  }
}

/** Says of a service that is away or too busy that the shop cannot answer now (503). */
async function explain<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (cause) {
    if (!isAway(cause)) throw cause
    const details = { retryAfterSeconds: RETRY_SECONDS, cause }
    throw new HttpError(503, 'storage_away', details)
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof S3ServiceException) {
    const { httpStatusCode = 0 } = error.$metadata
    return httpStatusCode >= 500 || httpStatusCode === 429
  }
  const { code } = error as NodeJS.ErrnoException
  return error.name === 'TimeoutError' || connectionErrors.test(code ?? '')
}

async function ignoreMissing<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await explain(promise)
  } catch (error) {
    const isMissing =
      error instanceof S3ServiceException &&
      error.$metadata.httpStatusCode === 404 &&
      error.name !== 'NoSuchBucket'
    if (isMissing) return null
    throw error
  }
}
