'use client'

import { noteSearch } from '@svetlitsa/api-client/search/client'
import { type ReactNode, useEffect } from 'react'

/**
 * The results of a search. That they were shown and that one of them was opened is counted for the
 * shop's report, without who searched (search.report).
 */
export function NotedSearch({ query, children }: { query: string; children: ReactNode }) {
  useEffect(() => note(query, 'shown'), [query])
  const noteChoice = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('article a')) note(query, 'chosen')
  }
  // The links inside are what is pressed, by the keyboard too.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div onClickCapture={noteChoice}>{children}</div>
  )
}

function note(q: string, event: 'shown' | 'chosen'): void {
  noteSearch({ q, event }, { keepalive: true }).catch(() => {
    // A search that is not counted changes nothing for the shopper.
  })
}
