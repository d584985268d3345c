/**
 * The set of products that a list shows: a section or its tag, a kind (hits, sale), a vendor, an
 * interior style, a promotion, or the part of one of these in a section.
 */
export type ListScope = {
  section?: string
  tag?: string
  kind?: 'hits' | 'sale'
  vendor?: string
  style?: string
  promotion?: string
  /** Results of a text or image search. */
  searchText?: string
  /** What the search leaves out of its text. */
  unticked?: readonly string[]
  picture?: string
}

/**
 * Converts the scope to call parameters; a promotion takes the place of the section, with the
 * section inside it.
 */
export function toCallScope(scope: ListScope) {
  const { section, tag, kind, vendor, style, promotion, searchText, unticked, picture } = scope
  if (promotion) {
    const subSectionParam = section ? { subSection: section } : {}
    return { section: promotion, meta: { typePage: 'action' as const, ...subSectionParam } }
  }
  return {
    ...(section ? { section } : {}),
    meta: {
      ...(kind ? { typePage: kind } : {}),
      ...(vendor ? { vendor } : {}),
      ...(style ? { style } : {}),
      ...(tag ? { tags: [tag] } : {}),
      ...(searchText === undefined ? {} : { q: searchText }),
      ...(unticked === undefined ? {} : { unticked: [...unticked] }),
      ...(picture === undefined ? {} : { resultId: picture }),
    },
  }
}
