/** What the bytes of a text show about its encoding. */
export interface ByteSurvey {
  /** Letters and signs of several bytes that are valid in UTF-8. */
  sequences: number
  /** Bytes and beginnings of sequences that are invalid in UTF-8. */
  invalid: number
  /** Bytes above 127. */
  high: number
  /** Bytes above 127 that follow another one, as in words of a language with its own letters. */
  highPairs: number
  /** Small Cyrillic letters of windows-1251 that follow another of its letters. */
  smallLetters: number
}

/** Surveys bytes that arrive in parts. */
export class ByteSurveyor {
  readonly survey: ByteSurvey = {
    sequences: 0,
    invalid: 0,
    high: 0,
    highPairs: 0,
    smallLetters: 0,
  }
  /** Bytes that the current sequence still lacks, and the range of the next one. */
  #missing = 0
  #from = 0x80
  #to = 0xbf
  #previous = 0

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte >= 0x80) this.#addHigh(byte)
      if (byte >= 0x80 || this.#missing > 0) this.#follow(byte)
      this.#previous = byte
    }
  }

  finish(): ByteSurvey {
    if (this.#missing > 0) this.survey.invalid += 1
    this.#missing = 0
    return this.survey
  }

  #addHigh(byte: number): void {
    this.survey.high += 1
    if (this.#previous >= 0x80) this.survey.highPairs += 1
    if (isSmall(byte) && isLetter(this.#previous)) this.survey.smallLetters += 1
  }

  #follow(byte: number): void {
    if (this.#missing > 0) {
      const isValid = byte >= this.#from && byte <= this.#to
      this.#from = 0x80
      this.#to = 0xbf
      if (isValid) {
        this.#missing -= 1
        if (this.#missing === 0) this.survey.sequences += 1
        return
      }
      this.survey.invalid += 1
      this.#missing = 0
    }
    if (byte >= 0x80) this.#start(byte)
  }

  /** The first byte of a sequence; the ranges exclude overlong forms and surrogates. */
  #start(byte: number): void {
    if (byte < 0xc2 || byte > 0xf4) {
      this.survey.invalid += 1
      return
    }
    this.#missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
    if (byte === 0xe0) this.#from = 0xa0
    if (byte === 0xf0) this.#from = 0x90
    if (byte === 0xed) this.#to = 0x9f
    if (byte === 0xf4) this.#to = 0x8f
  }
}

const isSmall = (byte: number): boolean => byte >= 0xe0 || byte === 0xb8

const isLetter = (byte: number): boolean => byte >= 0xc0 || byte === 0xb8 || byte === 0xa8
