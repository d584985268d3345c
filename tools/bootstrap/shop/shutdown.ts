import { ClusterError } from '@svetlitsa/postgres/cluster/cluster-error'
import { printLine } from '../launcher/progress.mjs'
import { UserError } from '../launcher/user-error.mjs'

/**
 * Cleanup steps of a command, run in reverse order when it ends by a signal, by the death of its
 * parent process or by an error.
 */
export class Shutdown {
  #closers: (() => Promise<void> | void)[] = []
  #abort = new AbortController()
  #ended: Promise<never> | undefined

  constructor() {
    // Ctrl-C arrives from the terminal and again through npm, so signals after the first are
    // ignored.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.end(0, 'Closing …'))
    }
    process.on('disconnect', () => void this.end(1))
  }

  /** Aborted when the shutdown begins, for waits and running steps. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  onShutdown(cleanup: () => Promise<void> | void): void {
    this.#closers.push(cleanup)
  }

  /**
   * Prints the message and ends with status 1. Errors caused by the shutdown itself are ignored.
   */
  fail(error: unknown): void {
    if (this.signal.aborted) return
    const plain = error instanceof UserError || error instanceof ClusterError
    const text =
      error instanceof Error && !plain
        ? error.stack
        : error instanceof Error
          ? error.message
          : error
    process.stderr.write(`\n${text}\n\n`)
    void this.end(1)
  }

  end(status: number, message?: string): Promise<never> {
    this.#ended ??= this.#run(status, message)
    return this.#ended
  }

  async #run(status: number, message?: string): Promise<never> {
    let result = status
    if (message) printLine(message)
    this.#abort.abort(new UserError('Closing'))
    for (const cleanup of this.#closers.toReversed()) {
      try {
        await cleanup()
      } catch (error) {
        printLine(`While closing: ${error instanceof Error ? error.message : error}`)
        result = 1
      }
    }
    process.exit(result)
  }
}
