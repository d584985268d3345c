import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import { unpackArchive } from '../archive/unpack-archive.ts'
import { addPart, findParts, forgetParts, type StoredPart } from '../exchange.queries.ts'

/** Of one session, packed. */
const MAX_SESSION_BYTES = 1024 ** 3

/** Of all parts of a session in the storage. */
export const buildSessionPrefix = (sessionId: string): string => `exchange/${sessionId}/`

const buildKey = (sessionId: string, { fileName, position }: StoredPart): string =>
  `${buildSessionPrefix(sessionId)}${Buffer.from(fileName).toString('hex')}/${position}`

/** Refuses names that are no plain path inside the set. */
export function checkFileName(name: string): string {
  const isPlain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) && name.length <= 150
  if (!isPlain) throw new FeedError(`the file has a wrong name: ${name.slice(0, 100)}`)
  return name
}

/** Stores a part behind those of its file that came before. */
export async function storePart(
  { database, storage }: Services,
  part: { sessionId: string; fileName: string; body: Buffer },
): Promise<void> {
  const { sessionId, fileName, body } = part
  const position = await addPart(database.db, {
    sessionId,
    fileName,
    bytes: body.length,
    maxBytes: MAX_SESSION_BYTES,
  })
  if (position === null) throw new FeedError('the session has sent more than 1 GB')
  await storage.put(buildKey(sessionId, { fileName, position }), body)
}

/** Deletes what a session sent; the exchange begins anew. */
export async function clearSession(
  { database, storage }: Services,
  sessionId: string,
): Promise<void> {
  for (const part of await forgetParts(database.db, sessionId))
    await storage.delete(buildKey(sessionId, part))
}

/**
 * Puts the files of a session together in a folder of this machine, archives unpacked, and deletes
 * the folder after the work.
 */
export async function withSessionFiles<T>(
  services: Pick<Services, 'storage'> & { db: Db },
  sessionId: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-'))
  try {
    const parts = await findParts(services.db, sessionId)
    for (const [fileName, ofFile] of Map.groupBy(parts, (part) => part.fileName)) {
      const target = join(folder, fileName)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(readParts(services, sessionId, ofFile), createWriteStream(target))
      if (fileName.toLowerCase().endsWith('.zip')) await unpackArchive(target, folder)
    }
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* readParts(
  { storage }: Pick<Services, 'storage'>,
  sessionId: string,
  parts: readonly StoredPart[],
): AsyncGenerator<Buffer> {
  for (const part of [...parts].sort((one, other) => one.position - other.position)) {
    const stream = await storage.get(buildKey(sessionId, part))
    if (!stream) throw new FeedError(`a part of ${part.fileName} did not arrive, send it again`)
    yield* stream
  }
}
