import { Worker } from 'node:worker_threads'
import type { Paint } from '../../model-finish/list-paints.ts'

export interface ModelRequest {
  /** The original GLB of the studio. */
  file: string
  /** The studio's library. */
  folder: string
  paints: readonly Paint[]
  kind: 'glb' | 'usdz'
}

/**
 * Builds a variant of a GLB file in a worker thread, which ends afterwards: half a second of
 * computation would delay every call, and each model is built only once.
 */
export function buildModelInThread(request: ModelRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./model-thread.ts', import.meta.url), {
      workerData: request,
    })
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the model worker exited without a result')))
  })
}
