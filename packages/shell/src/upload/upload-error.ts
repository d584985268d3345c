/** Why a file was not uploaded, apart from what is wrong with the file itself. */
export type UploadFailure =
  | { kind: 'server'; code: number }
  | { kind: 'network' | 'json' }
  /** With the server's own message in the reader's language. */
  | { kind: 'refused'; message: string }

export class UploadError extends Error {
  readonly failure: UploadFailure

  constructor(failure: UploadFailure) {
    super(`the file was not uploaded: ${failure.kind}`)
    this.name = 'UploadError'
    this.failure = failure
  }
}
