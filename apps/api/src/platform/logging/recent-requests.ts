interface LoggedRequest {
  id: number
  method: string
  path: string
  status: number
  ms: number
}

/** Requests of a few screens, enough to see which calls a page makes. */
const MAX_REQUESTS = 200

/** The last requests of this process for the debug log (role.groups); lost at a restart. */
export class RecentRequests {
  #loggedRequests: LoggedRequest[] = []
  #count = 0

  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#count += 1
    this.#loggedRequests.push({ id: this.#count, ...request })
    if (this.#loggedRequests.length > MAX_REQUESTS) this.#loggedRequests.shift()
  }

  /** Returns the requests, newest first. */
  newest(): LoggedRequest[] {
    return this.#loggedRequests.toReversed()
  }
}
