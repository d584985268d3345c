/** Where a part or a line of a page holds. */
export type InfoPlace = 'russia' | 'kazakhstan'

/** A paragraph or a point; one that holds in one country alone says which. */
export type InfoLine = string | { readonly only: InfoPlace; readonly text: string }

/** A part of an information page: a heading, paragraphs and, where it is one, a list. */
export type InfoPart<Line = InfoLine> = {
  readonly title?: string
  /** Where the part holds; everywhere when nothing is said. */
  readonly only?: InfoPlace
  readonly paragraphs?: readonly Line[]
  readonly points?: readonly Line[]
}

/**
 * An information page as it is written. A sum stands in roubles and braces, `{690}`: the page of a
 * region with another currency shows it in its own.
 */
export type InfoText<Line = InfoLine> = {
  readonly lead: string
  readonly parts: readonly InfoPart<Line>[]
}
