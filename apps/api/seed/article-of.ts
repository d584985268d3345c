import articles from './data/articles.json' with { type: 'json' }

/** A few words on choosing, for the sections that need them. */
export function articleOf(section: string): string | null {
  const found: Readonly<Record<string, string>> = articles
  return found[section] ?? null
}
