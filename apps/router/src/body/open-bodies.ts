import type { Limits } from '../env.ts'

/** A request body that is being received. */
export interface OpenBody {
  readonly address: string
  /** Memory that it occupies. */
  bytes: number
  /** When it will have been too slow if nothing more arrives; the slowest body is the next to be. */
  expiresAt: number
  refuse(code: 'too_often' | 'unavailable'): void
}

/**
 * The bodies being received, within limits of number and memory. At a limit the slowest body of the
 * address that occupies most gives way, never the newcomer because it came last: otherwise clients
 * that send slowly could occupy all places.
 */
export class OpenBodies {
  readonly #limits: Limits
  readonly #byAddress = new Map<string, Set<OpenBody>>()
  #count = 0
  #bytes = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get count(): number {
    return this.#count
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Adds a body, which may be refused at once. */
  add(body: OpenBody): void {
    const ofAddress = this.#byAddress.get(body.address) ?? new Set()
    this.#byAddress.set(body.address, ofAddress.add(body))
    this.#count += 1
    this.#bytes += body.bytes
    if (ofAddress.size > this.#limits.bodiesPerAddress) this.#refuseSlowest(ofAddress, 'too_often')
    if (this.#count > this.#limits.bodies) {
      this.#refuseSlowest(
        this.#findHeaviest((bodies) => bodies.size),
        'unavailable',
      )
    }
  }

  /** Records that a body occupies more memory, upon which it may be refused. */
  resize(body: OpenBody, bytes: number): void {
    this.#bytes += bytes - body.bytes
    body.bytes = bytes
    while (this.#bytes > this.#limits.bodyMemoryBytes) {
      this.#refuseSlowest(this.#findHeaviest(sumBytes), 'unavailable')
    }
  }

  delete(body: OpenBody): void {
    const ofAddress = this.#byAddress.get(body.address)
    if (!ofAddress?.delete(body)) return
    if (ofAddress.size === 0) this.#byAddress.delete(body.address)
    this.#count -= 1
    this.#bytes -= body.bytes
  }

  #refuseSlowest(bodies: ReadonlySet<OpenBody>, code: 'too_often' | 'unavailable'): void {
    const slowest = findSlowest(bodies)
    if (!slowest) return
    this.delete(slowest)
    slowest.refuse(code)
  }

  #findHeaviest(weigh: (bodies: ReadonlySet<OpenBody>) => number): ReadonlySet<OpenBody> {
    let heaviest: ReadonlySet<OpenBody> = new Set()
    let most = 0
    for (const bodies of this.#byAddress.values()) {
      const weight = weigh(bodies)
      if (weight <= most) continue
      heaviest = bodies
      most = weight
    }
    return heaviest
  }
}

function findSlowest(bodies: ReadonlySet<OpenBody>): OpenBody | undefined {
  let slowest: OpenBody | undefined
  for (const body of bodies) {
    if (!slowest || body.expiresAt < slowest.expiresAt) slowest = body
  }
  return slowest
}

function sumBytes(bodies: ReadonlySet<OpenBody>): number {
  let sum = 0
  for (const { bytes } of bodies) sum += bytes
  return sum
}
