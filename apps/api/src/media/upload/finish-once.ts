import pLimit from 'p-limit'
import { finishUpload } from './finish-upload.ts'
import type { Owned } from './upload.queries.ts'

type Finishing = ReturnType<typeof finishUpload>

/** Each assembles its file on the disk, which has room for a few of the largest. */
const limitAssembly = pLimit(4)
const running = new Map<string, Finishing>()

/** Finishes an upload; those who ask for the same one meanwhile get the same answer. */
export function finishOnce(
  stores: Parameters<typeof finishUpload>[0],
  { id, userId }: Owned,
): Finishing {
  const key = `${userId}/${id}`
  const existing = running.get(key)
  if (existing) return existing
  const started = limitAssembly(() => finishUpload(stores, { id, userId })).finally(() =>
    running.delete(key),
  )
  running.set(key, started)
  return started
}
