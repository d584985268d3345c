/** What a part of `npm test` found. */
export interface Outcome {
  passed: number
  failed: number
  /** What a person needs to see to mend it; empty where nothing failed. */
  report: string
}

/** A part of `npm test`. */
export interface Job {
  /** The word by which it is chosen: `npm test -- types`. */
  id: string
  title: string
  /** Begins after these are done, whatever they found. */
  after?: string[]
  run(tell: (detail: string) => void, signal: AbortSignal): Promise<Outcome>
}
