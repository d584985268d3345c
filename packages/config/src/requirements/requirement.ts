/** Id, state and location of a requirement, without its text. */
export interface Requirement {
  /** `basket.quantity`, or a call: `POST /basket/add/`. */
  id: string
  kind: 'requirement' | 'call'
  /** `ours` is a call in addition to the specified ones: a test may name it but need not. */
  status: 'built' | 'planned' | 'ours'
  /** The letter of the issue that will build a planned requirement. */
  issue?: string | undefined
  /** The document that contains it, relative to the project root. */
  path: string
  line: number
}

/** An id in brackets in the title of a test or story: `[basket.quantity]`. */
export interface TestName {
  id: string
  /** The test file, relative to the project root. */
  path: string
  line: number
}
