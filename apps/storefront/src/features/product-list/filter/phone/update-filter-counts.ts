import type { ListFilter } from '../../choice/list-filter.ts'

/**
 * Returns the original filters with the counts of the latest choice. An option that would leave no
 * products is disabled, a selected one stays enabled, and no option moves (filters.update).
 */
export function updateFilterCounts(
  shown: readonly ListFilter[],
  latestFilters: readonly ListFilter[],
): ListFilter[] {
  const now = new Map(latestFilters.map((filter) => [filter.id, filter]))
  return shown.map((filter) => {
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
