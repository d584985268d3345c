/** A part of an article: heading, paragraphs and an optional list. */
export interface ArticlePart {
  title?: string
  paragraphs?: string[]
  points?: string[]
}

/**
 * An article as staff type it: an empty line ends a part, «# » begins a heading, «- » a point of a
 * list, and every other line is a paragraph.
 */
export function parseArticle(text: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  let part: ArticlePart | null = null
  const begin = (next: ArticlePart) => {
    parts.push(next)
    return next
  }
  for (const typed of text.split(/\r?\n/)) {
    const line = typed.trim()
    const content = line.replace(/^(?:#|-)\s+/, '')
    if (line === '') part = null
    else if (/^#\s/.test(line)) part = begin({ title: content })
    else if (/^-\s/.test(line)) {
      part ??= begin({})
      part.points = [...(part.points ?? []), content]
    } else {
      // A part shows its list below its paragraphs.
      if (!part || part.points) part = begin({})
      part.paragraphs = [...(part.paragraphs ?? []), line]
    }
  }
  return parts
}

/** The text from which `parseArticle` reads these parts. */
export function formatArticle(parts: readonly ArticlePart[]): string {
  return parts
    .map(({ title, paragraphs = [], points = [] }) =>
      [
        ...(title ? [`# ${title}`] : []),
        ...paragraphs,
        ...points.map((point) => `- ${point}`),
      ].join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')
}
