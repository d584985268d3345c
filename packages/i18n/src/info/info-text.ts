/** A part of an information page: a heading, paragraphs and, where it is one, a list. */
export type InfoPart = {
  readonly title?: string
  readonly paragraphs?: readonly string[]
  readonly points?: readonly string[]
}

/** An information page as it is written, in Russian: goods and rules of the shop are Russian first. */
export type InfoText = {
  readonly lead: string
  readonly parts: readonly InfoPart[]
}
