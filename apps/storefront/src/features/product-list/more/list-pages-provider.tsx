'use client'

import type { Card } from '@svetlitsa/domain/card/card'
import type { Language } from '@svetlitsa/domain/language/parse-language'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { isReturnVisit, storePosition, wasPopped } from './list-position-storage.ts'
import type { ProductsQuery } from './load-pages.ts'

type ListPages = {
  /** Pages loaded below the server-rendered one. */
  pages: readonly (readonly Card[])[]
  state: 'still' | 'loading' | 'failed'
  loadMore: () => void
  sign: string
  language: Language
}

const ListPagesContext = createContext<ListPages | null>(null)

type ListPagesProviderProps = {
  /** Address of the list with its choice and page; another address resets the pages. */
  address: string
  query: ProductsQuery
  page: number
  sign: string
  language: Language
  children: ReactNode
}

/**
 * «Показать ещё»: loads further pages below the server-rendered one. A returning shopper finds the
 * same pages open and the same card on the screen.
 */
export function ListPagesProvider(props: ListPagesProviderProps) {
  const { address, query, page, sign, language, children } = props
  const [pages, setPages] = useState<ListPages['pages']>([])
  const [state, setState] = useState<ListPages['state']>('still')
  const count = useRef(0)
  useEffect(() => {
    count.current = pages.length
  }, [pages])

  const load = useRef(async (pageCount: number) => {
    setState('loading')
    try {
      const { loadPages } = await import('./load-pages.ts')
      setPages(await loadPages(query, page, pageCount))
      setState('still')
    } catch {
      setState('failed')
    }
  })

  useEffect(() => {
    const restore = async () => {
      const isPopped = wasPopped()
      const { readPosition, restorePosition } = await import('./restore-position.ts')
      const position = readPosition(address)
      // After a full load the browser itself restores the scroll position, before a reader can have
      // scrolled.
      if (!position || !(position.pages > 0 || isPopped)) return
      if (position.pages > 0) await load.current(position.pages)
      requestAnimationFrame(() => restorePosition(position))
    }
    if (isReturnVisit(address)) void restore()
    const store = () => storePosition(address, count.current)
    // The click that leaves the page is the last moment at which the position can be read.
    document.addEventListener('click', store, { capture: true })
    addEventListener('pagehide', store)
    return () => {
      document.removeEventListener('click', store, { capture: true })
      removeEventListener('pagehide', store)
    }
  }, [address])

  const contextValue = useMemo<ListPages>(
    () => ({
      pages,
      state,
      loadMore: () => void load.current(pages.length + 1),
      sign,
      language,
    }),
    [pages, state, sign, language],
  )
  return <ListPagesContext value={contextValue}>{children}</ListPagesContext>
}

export function useListPages(): ListPages {
  const contextValue = use(ListPagesContext)
  if (!contextValue) throw new Error('useListPages must be used inside ListPagesProvider')
  return contextValue
}
