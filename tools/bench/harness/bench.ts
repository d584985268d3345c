/** One measured value. */
export interface Finding {
  what: string
  value: number
  unit: string
  /** The required limit, if any; `max` for times, `min` for rates. */
  limit?: { max: number } | { min: number }
}

/** A benchmark; the default export of a file named `<name>.bench.ts`. */
export interface Bench {
  /** One sentence for the list of benchmarks. */
  about: string
  /** Set for a benchmark that starts its own servers and needs no shop. */
  startsOwnApi?: true
  /**
   * @param origin the origin of a running shop with demonstration data.
   * @param databaseUrl its database, for changes that no screen can make; undefined if not configured.
   */
  run(
    origin: string,
    reportProgress: (detail: string) => void,
    databaseUrl?: string,
  ): Promise<Finding[]>
}

/** Whether a finding is within its limit; true without a limit. */
export function keepsLimit({ value, limit }: Finding): boolean {
  if (!limit) return true
  return 'max' in limit ? value <= limit.max : value >= limit.min
}
