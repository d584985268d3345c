import type { ComponentProps } from 'react'
import { CardRow } from './card-row.tsx'

/** A row of cards for pages that rarely show one. */
export function LazyCardRow(props: ComponentProps<typeof CardRow>) {
  return <CardRow {...props} />
}
