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
  /** Jobs that must finish first, whatever their result. */
  after?: string[]
  run(reportProgress: (detail: string) => void, signal: AbortSignal): Promise<Outcome>
}
