/**
 * An answer that is already written as JSON, in UTF-8: what is read a thousand times a second is
 * not built anew each time. In development and tests it is parsed and held against its schema.
 */
export class Serialized<Answer> {
  readonly bytes: Buffer
  declare readonly answer: Answer

  constructor(answer: Answer) {
    this.bytes = Buffer.from(JSON.stringify(answer))
  }

  /** The answer as a value again, for calls that add something to it. */
  parse(): Answer {
    return JSON.parse(this.bytes.toString())
  }
}
