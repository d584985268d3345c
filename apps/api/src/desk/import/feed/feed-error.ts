/** Position in a feed; line and column are counted from 1. */
export interface FeedPosition {
  line: number
  column: number
}

/** The feed cannot be used at all; nothing of it is imported. */
export class FeedError extends Error {
  readonly position: FeedPosition | null
  readonly offerId: string | null

  constructor(
    message: string,
    position: FeedPosition | null = null,
    offerId: string | null = null,
  ) {
    super(message)
    this.name = 'FeedError'
    this.position = position
    this.offerId = offerId
  }

  /** Formats the error as «12:5 offer 90420332: the text», leaving out unknown parts. */
  format(): string {
    const positionText = this.position ? `${this.position.line}:${this.position.column} ` : ''
    const offerText = this.offerId === null ? '' : `offer ${this.offerId}: `
    return `${positionText}${offerText}${this.message}`
  }
}
