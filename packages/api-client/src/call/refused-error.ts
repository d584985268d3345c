/** A refusal that the caller does not tell apart from others; its message is for the reader. */
export class RefusedError extends Error {
  constructor(outcome: { message: string }) {
    super(outcome.message, { cause: outcome })
    this.name = 'RefusedError'
  }
}
