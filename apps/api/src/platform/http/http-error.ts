/** An error outside of the call's contract; it becomes a problem document with this status. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    code: string,
    details: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.fields = details.fields ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }
}
