import { Worker } from 'node:worker_threads'
import type { Paint } from '../model-finish/paints-of.ts'

export interface ModelWish {
  /** The GLB as the studio made it. */
  file: string
  /** The studio's library. */
  folder: string
  paints: readonly Paint[]
  kind: 'glb' | 'usdz'
}

/**
 * Makes another model of a GLB file in a thread of its own, which ends with it: half a second of
 * writing numbers would hold up every call, and each model is made only once.
 */
export function modelInThread(wish: ModelWish): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./model-worker.ts', import.meta.url), { workerData: wish })
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread of a model ended without one')))
  })
}
