import { noteSearch } from '@svetlitsa/api-client/search/client'
import { useEffect } from 'react'

/**
 * Counts for the shop's report that the results of a search were shown and that one of them was
 * opened, without who searched (search.report).
 */
export function NotedSearch({ query }: { query: string }): null {
  useEffect(() => {
    note(query, 'shown')
    const noteChoice = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('#main article a')) note(query, 'chosen')
    }
    document.addEventListener('click', noteChoice, { capture: true })
    return () => document.removeEventListener('click', noteChoice, { capture: true })
  }, [query])
  return null
}

function note(q: string, event: 'shown' | 'chosen'): void {
  noteSearch({ q, event }, { keepalive: true }).catch(() => {
    // A search that is not counted changes nothing for the shopper.
  })
}
