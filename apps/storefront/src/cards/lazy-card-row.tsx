'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import type { ComponentProps } from 'react'
import type { CardRow } from './card-row.tsx'

const Row = lazyPart(() => import('./card-row.tsx').then(({ CardRow }) => ({ default: CardRow })))

/**
 * A row of cards on a page that hardly ever shows one: its script is fetched only where there is one.
 * No boundary stands around it, so that the server sends it whole.
 */
export function LazyCardRow(props: ComponentProps<typeof CardRow>) {
  return <Row {...props} />
}
