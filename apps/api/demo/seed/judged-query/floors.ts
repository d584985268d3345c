interface SearchFloors {
  /** For all queries, and by language. */
  overall: Readonly<Record<string, number>>
  /** For each kind of query, in all languages. */
  kind: number
}

/** The lowest mean P@10 that is accepted (search.judged). */
export const floors: SearchFloors = {
  overall: { all: 0.95, ru: 0.95, kk: 0.95, en: 0.95 },
  kind: 0.88,
}
