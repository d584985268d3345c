import { Worker } from 'node:worker_threads'

interface Asked {
  resolve(svg: string | null): void
  reject(error: Error): void
}

interface Answer {
  id: number
  svg: string | null
  error: string | null
}

/** How long an idle drawing thread is kept. */
const IDLE_MS = 60_000

/**
 * Draws in a thread of its own: fifty milliseconds of arithmetic would hold up every call that
 * comes meanwhile. The thread begins with the first drawing and ends when none was asked for long.
 */
export class Drawer {
  #worker: Worker | null = null
  #lastId = 0
  #idle: NodeJS.Timeout | null = null
  readonly #asked = new Map<number, Asked>()

  /** The drawing that a path under drawn/ names; null where there is none. */
  draw(path: string): Promise<string | null> {
    const worker = this.#begin()
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      worker.postMessage({ id, path })
    })
  }

  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  #begin(): Worker {
    if (this.#idle) clearTimeout(this.#idle)
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
    worker.on('message', (answer: Answer) => this.#settle(answer))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('the drawing thread ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #settle({ id, svg, error }: Answer): void {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (error === null) asked?.resolve(svg)
    else asked?.reject(new Error(error))
    if (this.#asked.size > 0) return
    this.#idle = setTimeout(() => void this.#worker?.terminate(), IDLE_MS)
    this.#idle.unref()
  }

  /** The next drawing begins a new thread. */
  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const asked of this.#asked.values()) asked.reject(reason)
    this.#asked.clear()
  }
}
