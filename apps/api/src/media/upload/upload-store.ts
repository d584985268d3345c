import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { UploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { DataStore, Upload } from '@tus/server'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createUpload } from './create-upload.ts'
import { findOwnUpload, insertPart, removeLooseUpload, type UploadRow } from './upload.queries.ts'
import { buildPartKey } from './upload-key.ts'

export interface NewUpload {
  name: string
  purpose: UploadPurpose
  fingerprint: string
}

/**
 * The uploads of one person, as tus needs them: rows in the database, chunks in the storage, so that
 * any process can take the next chunk.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination']
  readonly #db: Db
  readonly #storage: Storage
  readonly #userId: number
  readonly #described: NewUpload | null
  readonly #maxAccountBytes: number

  constructor(
    { db, storage, maxAccountBytes }: { db: Db; storage: Storage; maxAccountBytes: number },
    userId: number,
    described: NewUpload | null,
  ) {
    super()
    this.#db = db
    this.#storage = storage
    this.#userId = userId
    this.#described = described
    this.#maxAccountBytes = maxAccountBytes
  }

  override async create(file: Upload): Promise<Upload> {
    if (!this.#described || file.size === undefined) throw new HttpError(400, 'invalid')
    const { id, size: bytes } = file
    const row = { id, userId: this.#userId, bytes, ...this.#described }
    await createUpload(this.#db, row, this.#maxAccountBytes)
    return file
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received } = await this.#find(id)
    return new Upload({ id, size: bytes, offset: received })
  }

  override async write(stream: Readable, id: string, position: number): Promise<number> {
    const { bytes: size } = await this.#find(id)
    const chunk = await buffer(stream)
    const { chunkBytes } = uploadLimits
    if (chunk.length > chunkBytes) throw new HttpError(413, 'too_large')
    const end = position + chunk.length
    // Small chunks would be a great number of objects.
    if (chunk.length === 0 || (chunk.length < chunkBytes && end < size))
      throw new HttpError(400, 'upload_chunk')
    const key = buildPartKey(id, position)
    await this.#storage.put(key, chunk)
    const part = { uploadId: id, position, bytes: chunk.length, key }
    if (await insertPart(this.#db, { id, userId: this.#userId }, part)) return end
    await this.#storage.delete(key)
    throw new HttpError(409, 'changed_meanwhile')
  }

  override async remove(id: string): Promise<void> {
    const isRemoved = await removeLooseUpload(this.#db, { id, userId: this.#userId })
    if (!isRemoved) throw new HttpError(404, 'not_found')
  }

  async #find(id: string): Promise<UploadRow> {
    const row = await findOwnUpload(this.#db, { id, userId: this.#userId })
    if (!row) throw new HttpError(404, 'not_found')
    return row
  }
}
