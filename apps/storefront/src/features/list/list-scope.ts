/** Which goods a list is of: a section, a kind (hits, sale), a manufacturer, or a meeting of them. */
export type ListScope = {
  section?: string
  kind?: 'hits' | 'sale'
  vendor?: string
}

/** The scope as the calls take it. */
export function scopeOfCall({ section, kind, vendor }: ListScope) {
  return {
    ...(section ? { section } : {}),
    meta: { ...(kind ? { typePage: kind } : {}), ...(vendor ? { vendor } : {}) },
  }
}
