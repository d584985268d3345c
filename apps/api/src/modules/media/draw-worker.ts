import { parentPort } from 'node:worker_threads'
import { drawFile } from '../drawing/draw-file.ts'

parentPort?.on('message', ({ id, path }: { id: number; path: string }) => {
  try {
    parentPort?.postMessage({ id, svg: drawFile(path), error: null })
  } catch (error) {
    parentPort?.postMessage({ id, svg: null, error: String(error) })
  }
})
