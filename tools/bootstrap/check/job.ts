/** The result of one job of `npm test`. */
export interface Outcome {
  passed: number
  failed: number
  /** Output needed to fix the failure; empty if nothing failed. */
  report: string
}

export interface JobResult extends Outcome {
  title: string
}

/** One job of `npm test`. */
export interface Job {
  /** Name by which the job is selected: `npm test -- types`. */
  id: string
  title: string
  /** Jobs that it cannot run without: they run first, also where only this one is named. */
  needs?: string[]
  /** Jobs that finish first, whatever their result, if they run at all. */
  after?: string[]
  run(reportProgress: (detail: string) => void, signal: AbortSignal): Promise<Outcome>
}
