/** One number a measurement found. */
export interface Finding {
  what: string
  value: number
  unit: string
  /** What it has to keep to, where something was promised; `most` for times, `least` for rates. */
  limit?: { most: number } | { least: number }
}

/** A measurement; the default export of a file named `<name>.bench.ts`. */
export interface Bench {
  /** One sentence for the list. */
  about: string
  /** A measurement that opens what it needs itself is not given a shop. */
  opensItself?: true
  /**
   * @param origin the address of an open shop with the demonstration's goods.
   * @param databaseUrl its database, for what no screen can do; undefined where nobody named it.
   */
  run(origin: string, tell: (detail: string) => void, databaseUrl?: string): Promise<Finding[]>
}

/** Whether a finding keeps its promise; one without a promise does. */
export function keepsLimit({ value, limit }: Finding): boolean {
  if (!limit) return true
  return 'most' in limit ? value <= limit.most : value >= limit.least
}
