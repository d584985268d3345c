import type { ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'
import type { ListScope } from './list-scope.ts'

/** A list on a page: its scope, its path without the query, the choice in the query, its content. */
export type ListResult = { scope: ListScope; path: string; choice: ListChoice; list: SectionList }
