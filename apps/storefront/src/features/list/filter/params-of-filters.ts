import type { ListChoice } from '../list-choice.ts'

/** Filters as the calls take them: «10000-50000» is a range in one word, the rest are lists. */
export function paramsOfFilters(filters: ListChoice['filters']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => {
      const [only, ...others] = values
      return [name, only?.includes('-') && others.length === 0 ? only : [...values]]
    }),
  )
}
