import { Worker } from 'node:worker_threads'

/**
 * Makes the USDZ of a GLB file in a thread of its own, which ends with it: half a second of writing
 * numbers would hold up every call, and each model is made only once.
 */
export function usdzInThread(file: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./usdz-worker.ts', import.meta.url), { workerData: file })
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread of a USDZ ended without one')))
  })
}
