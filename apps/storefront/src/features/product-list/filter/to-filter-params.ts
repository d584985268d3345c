import type { ListChoice } from '../choice/list-choice.ts'

/**
 * Converts filters to call parameters: a range such as «10000-50000» is one string, the others are
 * lists.
 */
export function toFilterParams(filters: ListChoice['filters']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => {
      const [only, ...others] = values
      return [name, only?.includes('-') && others.length === 0 ? only : [...values]]
    }),
  )
}
