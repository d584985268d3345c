import type { ListFilter } from '../list-filter.ts'

/**
 * The filters as they were opened with the counts of the latest choice: an option that would leave
 * nothing now is dead, one that is chosen stays alive, and none changes its place (storefront §4).
 */
export function followFilters(
  opened: readonly ListFilter[],
  latest: readonly ListFilter[],
): ListFilter[] {
  const now = new Map(latest.map((filter) => [filter.id, filter]))
  return opened.map((filter) => {
    const bucket = new Map(now.get(filter.id)?.bucket.map((option) => [option.id, option]))
    return {
      ...filter,
      bucket: filter.bucket.map((option) => {
        const { availability = 0, checked = false } = bucket.get(option.id) ?? {}
        return { ...option, availability, checked }
      }),
    }
  })
}
