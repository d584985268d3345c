import { createHash } from 'node:crypto'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A deterministic generator, so that every run produces the same shop. */
export class Random {
  readonly #generator

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed)
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  nextFraction(): number {
    return (this.#generator.next() >>> 0) / 4_294_967_296
  }

  nextInteger(from: number, to: number): number {
    return from + Math.floor(this.nextFraction() * (to - from + 1))
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.nextInteger(0, list.length - 1)]
    if (found === undefined) throw new Error('cannot pick from an empty list')
    return found
  }

  /** Several different items, in their original order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const candidates = list.map((value, at) => ({ value, at, key: this.nextFraction() }))
    return candidates
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  }

  hasChance(percent: number): boolean {
    return this.nextFraction() * 100 < percent
  }
}

/** Returns the same guid for the same kind and code on every run. */
export function buildGuid(kind: string, code: string): string {
  const hex = createHash('sha256').update(`${kind}:${code}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
