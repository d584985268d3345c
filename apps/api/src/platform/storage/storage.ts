import { Readable } from 'node:stream'

/** A stream whose length is known before it is read. */
export interface SizedStream {
  stream: Readable
  bytes: number
}

export interface StoredObject {
  key: string
  bytes: number
}

/** The part of an object from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end?: number
}

/**
 * Files of the shop that outlive a process: in a folder, or in S3. A key is a path of lower-case
 * segments; an object replaces that of the same key, and is seen whole or not at all.
 */
export interface Storage {
  /** Stores a buffer, or a stream whose length is known. */
  put(key: string, body: Buffer | SizedStream, contentType?: string): Promise<void>
  /** Null if there is no such object. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  head(key: string): Promise<StoredObject | null>
  /** Succeeds also if there is no such object. */
  delete(key: string): Promise<void>
  /** The objects whose keys begin with a prefix that ends in a slash, or all; ordered by key. */
  list(prefix: string): AsyncIterable<StoredObject>
  close(): Promise<void>
}

const keyPattern = /^[\da-z][\w.-]*(\/[\da-zA-Z_][\w.-]*)*$/

export function isKey(text: string): boolean {
  return keyPattern.test(text) && text.length <= 500
}

/** A key never leaves its folder, whatever it was built from. */
export function checkKey(key: string): string {
  if (isKey(key)) return key
  throw new Error(`"${key}" is no key of the storage`)
}

/** @returns the prefix, which names whole segments only. */
export function checkPrefix(prefix: string): string {
  if (prefix === '') return prefix
  if (prefix.endsWith('/')) return `${checkKey(prefix.slice(0, -1))}/`
  throw new Error(`"${prefix}" is no prefix of the storage`)
}

/** The same stream, which fails if it ends before its length or passes it. */
export function checkLength({ stream, bytes }: SizedStream): Readable {
  return Readable.from(countBytes(stream, bytes), { objectMode: false })
}

async function* countBytes(stream: Readable, bytes: number): AsyncGenerator<Buffer> {
  let arrived = 0
  for await (const chunk of stream) {
    arrived += chunk.length
    if (arrived > bytes) throw new Error(`more than ${bytes} bytes arrived`)
    yield chunk
  }
  if (arrived < bytes) throw new Error(`${arrived} of ${bytes} bytes arrived`)
}
