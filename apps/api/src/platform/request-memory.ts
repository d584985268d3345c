interface LoggedRequest {
  id: number
  method: string
  path: string
  status: number
  ms: number
}

/** Requests of a few screens, enough to see what a page asked for. */
const MOST = 200

/** The last requests of this process, for the debug log (storefront §6); it outlives no restart. */
export class RequestMemory {
  #kept: LoggedRequest[] = []
  #count = 0

  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#count += 1
    this.#kept.push({ id: this.#count, ...request })
    if (this.#kept.length > MOST) this.#kept.shift()
  }

  /** The newest first. */
  newest(): LoggedRequest[] {
    return this.#kept.toReversed()
  }
}
