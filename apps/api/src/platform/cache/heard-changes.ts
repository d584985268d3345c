/**
 * Ids are assigned before commit, so a change with a lower id may become visible after a higher
 * one. What is this far below the newest id was committed long ago.
 */
export const OVERLAP_IDS = 1_000
/** Old ids are forgotten when there are this many. */
const MAX_IDS = 4 * OVERLAP_IDS

/** The changes that this process has heard of, by their ids. */
export class HeardChanges {
  readonly #ids = new Set<number>()
  #newest: number

  /** `newest` existed before this process kept anything that a change could make wrong. */
  constructor(newest: number) {
    this.#newest = newest
  }

  /** Every change up to this id was heard; later ones only if they are known one by one. */
  get floor(): number {
    return this.#newest - OVERLAP_IDS
  }

  has(id: number): boolean {
    return id <= this.floor || this.#ids.has(id)
  }

  /** Returns false if it was heard of before. */
  add(id: number): boolean {
    if (this.#ids.has(id)) return false
    this.#ids.add(id)
    this.#newest = Math.max(this.#newest, id)
    if (this.#ids.size > MAX_IDS) {
      for (const old of this.#ids) if (old <= this.floor) this.#ids.delete(old)
    }
    return true
  }
}
