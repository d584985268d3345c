/** A part of an information page: a heading, paragraphs and, where it is one, a list. */
export type InfoPart = {
  readonly title?: string
  /** Where the part holds; everywhere when nothing is said. */
  readonly only?: 'russia' | 'kazakhstan'
  readonly paragraphs?: readonly string[]
  readonly points?: readonly string[]
}

/**
 * An information page as it is written. A sum stands in roubles and braces, `{690}`: the page of a
 * region with another currency shows it in its own.
 */
export type InfoText = {
  readonly lead: string
  readonly parts: readonly InfoPart[]
}
