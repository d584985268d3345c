import { parentPort } from 'node:worker_threads'
import { drawDemoPicture } from './draw-demo-picture.ts'

parentPort?.on('message', async ({ id, path }: { id: number; path: string }) => {
  try {
    parentPort?.postMessage({ id, svg: await drawDemoPicture(path), error: null })
  } catch (error) {
    parentPort?.postMessage({ id, svg: null, error: String(error) })
  }
})
