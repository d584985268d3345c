import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'

const maxBytes = 10_000_000

/**
 * A program’s log file with one predecessor, together at most twice ten megabytes. Not
 * rotating-file-stream, which writes later: the last lines of a crash would be lost (ADR 0109).
 */
export class RotatingLog {
  readonly file: string
  #fd: number
  #size: number
  #tail = ''

  constructor(file: string) {
    this.file = file
    this.#fd = openSync(file, 'a', 0o600)
    this.#size = fstatSync(this.#fd).size
  }

  /**
   * Returns the reason of a failed write instead of throwing: a full disk must not stop the shop.
   */
  write(chunk: Buffer | string): string | undefined {
    const bytes = Buffer.from(chunk)
    this.#tail = (this.#tail + bytes.toString('utf8')).slice(-8000)
    try {
      if (this.#size + bytes.length > maxBytes) this.#rotate()
      this.#size += writeSync(this.#fd, bytes)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** The last lines, for the message when the program ends. */
  tail(lines = 25): string {
    return this.#tail.trimEnd().split('\n').slice(-lines).join('\n')
  }

  #rotate(): void {
    closeSync(this.#fd)
    renameSync(this.file, `${this.file}.1`)
    this.#fd = openSync(this.file, 'a', 0o600)
    this.#size = 0
  }
}
