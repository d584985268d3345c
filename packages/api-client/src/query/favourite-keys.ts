/** Apart from the questions themselves: a heart names them on pages that ask none. */
export const favouriteKeys = {
  all: ['favourite'] as const,
  own: () => [...favouriteKeys.all, 'own'] as const,
  lists: () => [...favouriteKeys.all, 'lists'] as const,
  list: (id: string) => [...favouriteKeys.all, 'list', id] as const,
}
