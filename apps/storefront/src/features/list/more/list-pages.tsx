'use client'

import type { Language } from '@svetlitsa/domain/language/read-language'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { isReturn, keepPlace, wasPopped } from './list-memory.ts'
import type { ProductsAsked } from './load-page.ts'

type ListPages = {
  /** Pages below the one that was drawn. */
  pages: readonly (readonly ProductOfCall[])[]
  state: 'still' | 'loading' | 'failed'
  more: () => void
  sign: string
  language: Language
}

const ListPagesContext = createContext<ListPages | null>(null)

type ListPagesScopeProps = {
  /** Address of the list with its choice and page: another one begins anew. */
  address: string
  asked: ProductsAsked
  page: number
  sign: string
  language: Language
  children: ReactNode
}

/**
 * «Показать ещё»: further pages of a list under the one that was drawn. Who comes back finds as many
 * pages open as before, and the same card on the screen.
 */
export function ListPagesScope(props: ListPagesScopeProps) {
  const { address, asked, page, sign, language, children } = props
  const [pages, setPages] = useState<ListPages['pages']>([])
  const [state, setState] = useState<ListPages['state']>('still')
  const count = useRef(0)
  useEffect(() => {
    count.current = pages.length
  }, [pages])

  const load = useRef(async (wanted: number) => {
    setState('loading')
    try {
      const { loadPages } = await import('./load-page.ts')
      setPages(await loadPages(asked, page, wanted))
      setState('still')
    } catch {
      setState('failed')
    }
  })

  useEffect(() => {
    const restore = async () => {
      const isPopped = wasPopped()
      const { readPlace, goToPlace } = await import('./return-to-place.ts')
      const kept = readPlace(address)
      // A page that was loaded is led back by the browser, before a reader can have scrolled on.
      if (!kept || !(kept.pages > 0 || isPopped)) return
      if (kept.pages > 0) await load.current(kept.pages)
      requestAnimationFrame(() => goToPlace(kept))
    }
    if (isReturn(address)) void restore()
    const keep = () => keepPlace(address, count.current)
    // The click that leads away is the last moment at which the place is still to be read.
    document.addEventListener('click', keep, { capture: true })
    addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('click', keep, { capture: true })
      removeEventListener('pagehide', keep)
    }
  }, [address])

  const shared = useMemo<ListPages>(
    () => ({
      pages,
      state,
      more: () => void load.current(pages.length + 1),
      sign,
      language,
    }),
    [pages, state, sign, language],
  )
  return <ListPagesContext value={shared}>{children}</ListPagesContext>
}

export function useListPages(): ListPages {
  const shared = use(ListPagesContext)
  if (!shared) throw new Error('useListPages stands outside a list')
  return shared
}
