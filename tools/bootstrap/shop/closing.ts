import { ClusterFailure } from '@svetlitsa/postgres/cluster-failure'
import { PlainFailure } from '../bare/plain-failure.mjs'
import { say } from '../bare/progress.mjs'

/**
 * What has to be undone when a command ends, in the reverse order of its doing, whether it ends by
 * a signal, by the death of the process that began it, or by a failure.
 */
export class Closing {
  #closers: (() => Promise<void> | void)[] = []
  #abort = new AbortController()
  #ended: Promise<never> | undefined

  constructor() {
    // Ctrl-C comes from the terminal and again through npm: all signals after the first are the same.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.end(0, 'Closing …'))
    }
    process.on('disconnect', () => void this.end(1))
  }

  /** Aborted as soon as the end begins: waiting and running steps hear it. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  onEnd(closer: () => Promise<void> | void): void {
    this.#closers.push(closer)
  }

  /** Ends the command with words and status 1. What fails because the end has begun is not news. */
  fail(error: unknown): void {
    if (this.signal.aborted) return
    const plain = error instanceof PlainFailure || error instanceof ClusterFailure
    const text =
      error instanceof Error && !plain
        ? error.stack
        : error instanceof Error
          ? error.message
          : error
    process.stderr.write(`\n${text}\n\n`)
    void this.end(1)
  }

  end(status: number, words?: string): Promise<never> {
    this.#ended ??= this.#run(status, words)
    return this.#ended
  }

  async #run(status: number, words?: string): Promise<never> {
    let result = status
    if (words) say(words)
    this.#abort.abort(new PlainFailure('Closing'))
    for (const closer of this.#closers.toReversed()) {
      try {
        await closer()
      } catch (error) {
        say(`While closing: ${error instanceof Error ? error.message : error}`)
        result = 1
      }
    }
    process.exit(result)
  }
}
