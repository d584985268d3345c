/**
 * Which goods a list is of: a section or its tag, a kind (hits, sale), a manufacturer, a style of
 * interior, a promotion, or a section's part of one of these.
 */
export type ListScope = {
  section?: string
  tag?: string
  kind?: 'hits' | 'sale'
  vendor?: string
  style?: string
  promotion?: string
  /** What a search found, in words or by a picture. */
  words?: string
  picture?: string
}

/** The scope as the calls take it; a promotion takes the section's place and has a section within. */
export function scopeOfCall(scope: ListScope) {
  const { section, tag, kind, vendor, style, promotion, words, picture } = scope
  if (promotion) {
    const within = section ? { subSection: section } : {}
    return { section: promotion, meta: { typePage: 'action' as const, ...within } }
  }
  return {
    ...(section ? { section } : {}),
    meta: {
      ...(kind ? { typePage: kind } : {}),
      ...(vendor ? { vendor } : {}),
      ...(style ? { style } : {}),
      ...(tag ? { tags: [tag] } : {}),
      ...(words === undefined ? {} : { q: words }),
      ...(picture === undefined ? {} : { resultId: picture }),
    },
  }
}
