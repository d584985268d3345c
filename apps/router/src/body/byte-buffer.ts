const firstBytes = 4096

/**
 * Collects bytes in one block that doubles, because a list of chunks of one byte each would occupy
 * a hundred times the memory.
 */
export class ByteBuffer {
  readonly #maxBytes: number
  #block = Buffer.alloc(0)
  #length = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get length(): number {
    return this.#length
  }

  get capacity(): number {
    return this.#block.length
  }

  get bytes(): Buffer {
    return this.#block.subarray(0, this.#length)
  }

  /** Returns whether the bytes fitted; if not, nothing is added. */
  append(chunk: Buffer): boolean {
    const length = this.#length + chunk.length
    if (length > this.#maxBytes) return false
    if (length > this.#block.length) {
      const doubled = Math.max(firstBytes, this.#block.length * 2)
      const block = Buffer.allocUnsafe(Math.min(this.#maxBytes, Math.max(length, doubled)))
      this.#block.copy(block, 0, 0, this.#length)
      this.#block = block
    }
    chunk.copy(this.#block, this.#length)
    this.#length = length
    return true
  }
}
