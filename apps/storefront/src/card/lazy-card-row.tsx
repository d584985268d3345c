'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import type { ComponentProps } from 'react'
import type { CardRow } from './card-row.tsx'

const Row = lazyWithReload(() =>
  import('./card-row.tsx').then(({ CardRow }) => ({ default: CardRow })),
)

/**
 * A row of cards for pages that rarely show one: its script loads only where a row is rendered.
 * There is no Suspense boundary, so the server sends the whole row.
 */
export function LazyCardRow(props: ComponentProps<typeof CardRow>) {
  return <Row {...props} />
}
