/** Counts what each address has open, up to a limit. */
export class AddressCounter {
  readonly #limit: number
  readonly #counts = new Map<string, number>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Returns whether the address may open one more; if so, it must be released. */
  take(address: string): boolean {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#limit) return false
    this.#counts.set(address, count + 1)
    return true
  }

  release(address: string): void {
    const count = this.#counts.get(address) ?? 0
    if (count > 1) this.#counts.set(address, count - 1)
    else this.#counts.delete(address)
  }
}
