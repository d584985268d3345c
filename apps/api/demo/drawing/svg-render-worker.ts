import { Worker } from 'node:worker_threads'
import type { PictureGenerator } from '../../src/media/media/picture-generator.ts'

interface PendingRender {
  resolve(svg: string | null): void
  reject(error: Error): void
}

interface Answer {
  id: number
  svg: string | null
  error: string | null
}

/** Time until an idle drawing thread is stopped. */
const IDLE_MS = 60_000

/**
 * Draws in a worker thread: fifty milliseconds of computation would delay every call. The thread
 * starts with the first drawing and stops when idle.
 */
export class SvgRenderWorker implements PictureGenerator {
  #worker: Worker | null = null
  #lastId = 0
  #idleTimer: NodeJS.Timeout | null = null
  readonly #pendingRenders = new Map<number, PendingRender>()

  draw(path: string): Promise<string | null> {
    const worker = this.#startWorker()
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#pendingRenders.set(id, { resolve, reject })
      worker.postMessage({ id, path })
    })
  }

  async close(): Promise<void> {
    if (this.#idleTimer) clearTimeout(this.#idleTimer)
    await this.#worker?.terminate()
  }

  #startWorker(): Worker {
    if (this.#idleTimer) clearTimeout(this.#idleTimer)
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./svg-render-thread.ts', import.meta.url))
    worker.on('message', (answer: Answer) => this.#settle(answer))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('the drawing worker exited')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #settle({ id, svg, error }: Answer): void {
    const pendingRender = this.#pendingRenders.get(id)
    this.#pendingRenders.delete(id)
    if (error === null) pendingRender?.resolve(svg)
    else pendingRender?.reject(new Error(error))
    if (this.#pendingRenders.size > 0) return
    this.#idleTimer = setTimeout(() => void this.#worker?.terminate(), IDLE_MS)
    this.#idleTimer.unref()
  }

  /** Discards the worker; the next drawing starts a new one. */
  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const pendingRender of this.#pendingRenders.values()) pendingRender.reject(reason)
    this.#pendingRenders.clear()
  }
}
