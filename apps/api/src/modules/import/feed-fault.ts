/** Where something stands in a feed, both counted from 1. */
export interface FeedPlace {
  line: number
  column: number
}

/** The feed cannot be used at all: nothing of it is taken. */
export class FeedFault extends Error {
  readonly place: FeedPlace | null
  readonly offerId: string | null

  constructor(message: string, place: FeedPlace | null = null, offerId: string | null = null) {
    super(message)
    this.name = 'FeedFault'
    this.place = place
    this.offerId = offerId
  }

  /** «12:5 offer 90420332: the text», without what is not known. */
  toLine(): string {
    const where = this.place ? `${this.place.line}:${this.place.column} ` : ''
    const whose = this.offerId === null ? '' : `offer ${this.offerId}: `
    return `${where}${whose}${this.message}`
  }
}
