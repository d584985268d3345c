import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Numbers that come out the same at every run, so that the demonstration is always the same shop. */
export class Random {
  readonly #generator

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed)
  }

  /** From 0 up to 1. */
  share(): number {
    return (this.#generator.next() >>> 0) / 4_294_967_296
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.share() * (to - from + 1))
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.whole(0, list.length - 1)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }

  /** Several different ones, in their order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = list.map((value, at) => ({ value, at, key: this.share() }))
    return left
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  }

  chance(percent: number): boolean {
    return this.share() * 100 < percent
  }
}
