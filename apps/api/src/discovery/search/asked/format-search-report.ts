import type { ReportedSearch, ReportKind } from './asked-search.queries.ts'

const titles: Readonly<Record<ReportKind, string>> = {
  empty: 'Without results',
  relaxed: 'Nothing matches all of it',
  unchosen: 'Shown three times and more, nothing opened',
}

/** The report as lines of a terminal: how often, language, text, products found. */
export function formatSearchReport(searches: readonly ReportedSearch[], since: string): string {
  const parts = (Object.keys(titles) as ReportKind[]).map((kind) => {
    const lines = searches
      .filter((search) => search.kind === kind)
      .map(
        ({ shown, language, text, found }) =>
          `${String(shown).padStart(6)} × ${language}  ${text}  (${found})`,
      )
    return [`${titles[kind]}, since ${since}:`, ...(lines.length > 0 ? lines : ['  none'])].join(
      '\n',
    )
  })
  return `${parts.join('\n')}\n`
}
