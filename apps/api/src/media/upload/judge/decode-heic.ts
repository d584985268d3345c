import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface HeicTask {
  file: string
  maxPixels: number
}

export type HeicAnswer =
  | { kind: 'decoded'; width: number; height: number; data: Uint8Array<ArrayBuffer> }
  | { kind: 'pixels' | 'damaged' }

const MAX_SECONDS = 30

/**
 * Decodes the photos of phones to red, green, blue and alpha, upright. sharp comes without this
 * format, and its decoder computes for seconds, so it has a thread of its own.
 */
export async function decodeHeic(task: HeicTask): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-thread.ts', import.meta.url), { workerData: task })
  try {
    const signal = AbortSignal.timeout(MAX_SECONDS * 1_000)
    const [answer] = await once(worker, 'message', { signal })
    return answer
  } catch {
    // Too slow, or it crashed the decoder: no such file is a photo.
    return { kind: 'damaged' }
  } finally {
    await worker.terminate()
  }
}
