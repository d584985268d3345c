/** An API repeats about a thousand changes to a router that connects again. */
const maxIds = 4_000

/** The changes of the shop that this router has heard of, by their ids. */
export class HeardChanges {
  readonly #ids = new Set<number>()
  #last: number | null = null

  /** The one it heard of last: what was committed before it, it has heard of, too. */
  get last(): number | null {
    return this.#last
  }

  /** Returns false if it was heard of before. */
  add(id: number): boolean {
    if (this.#ids.has(id)) return false
    this.#ids.add(id)
    this.#last = id
    const [oldest] = this.#ids
    if (this.#ids.size > maxIds && oldest !== undefined) this.#ids.delete(oldest)
    return true
  }

  /** What happened up to this change is not known one by one. */
  reset(id: number): void {
    this.#ids.clear()
    this.add(id)
  }
}
