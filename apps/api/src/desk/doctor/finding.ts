/** `fail` needs a person now and makes the command's exit code 1; `warn` may be intended. */
export type FindingState = 'ok' | 'warn' | 'fail'

/** One line of the doctor's table. */
export interface Finding {
  area: string
  state: FindingState
  text: string
  /** What to do next, where something is not as it should be. */
  advice?: string | undefined
}
