import type { ReactNode } from 'react'
import { Accordion } from '../primitives/accordion.tsx'

type FilterGroupProps = {
  title: string
  /** What is chosen in it while it is folded: «до 270». */
  aside?: ReactNode
  open?: boolean
  /** `<FilterChecks>`, `<FilterColours>`, `<FilterButtons>`, `<Range>` or `<Switch>`. */
  children: ReactNode
}

/** One filter of a section between hairlines, which folds (design notes §3, «Filter column»). */
export function FilterGroup({ title, aside, open = true, children }: FilterGroupProps) {
  return (
    <Accordion title={title} aside={aside} open={open}>
      {children}
    </Accordion>
  )
}
