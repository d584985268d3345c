/**
 * Kept apart from the queries, because favourite buttons invalidate them on pages that load no
 * queries.
 */
export const favouriteKeys = {
  all: ['favourite'] as const,
  items: () => [...favouriteKeys.all, 'items'] as const,
  lists: () => [...favouriteKeys.all, 'lists'] as const,
  list: (id: string) => [...favouriteKeys.all, 'list', id] as const,
}
