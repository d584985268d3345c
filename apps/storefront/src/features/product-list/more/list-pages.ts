import type { Card } from '@svetlitsa/domain/card/card'
import { useSyncExternalStore } from 'react'
import type { ProductsQuery } from './load-pages.ts'

/** A list as its script knows it: its address with choice and page, and its products. */
export type ListQuery = { address: string; products: ProductsQuery; page: number }

type ListPages = {
  /** Pages loaded below the server-rendered one. */
  pages: readonly (readonly Card[])[]
  state: 'still' | 'loading' | 'failed'
}

const noPages: ListPages = { pages: [], state: 'still' }
const listeners = new Set<() => void>()
const listsByAddress = new Map<string, ListPages>()

function setPages(address: string, list: ListPages): void {
  listsByAddress.set(address, list)
  for (const listener of listeners) listener()
}

/** The further pages of a list; the button and the cards share them. */
export function getListPages(address: string): ListPages {
  return listsByAddress.get(address) ?? noPages
}

/** Shows this number of pages below the server-rendered one. */
export async function loadListPages(query: ListQuery, pageCount: number): Promise<void> {
  const { address, products, page } = query
  const { pages } = getListPages(address)
  setPages(address, { pages, state: 'loading' })
  try {
    const { loadPages } = await import('./load-pages.ts')
    const loaded = await loadPages(products, page, pageCount)
    if (listsByAddress.has(address)) setPages(address, { pages: loaded, state: 'still' })
  } catch {
    if (listsByAddress.has(address)) setPages(address, { pages, state: 'failed' })
  }
}

/** A list that is shown again begins with its first page. */
export function forgetListPages(address: string): void {
  listsByAddress.delete(address)
}

export function useListPages(address: string): ListPages {
  return useSyncExternalStore(
    subscribe,
    () => getListPages(address),
    () => noPages,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
