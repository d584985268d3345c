import { cva } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const head = cva('accordion-head', {
  variants: { size: { body: 'py-4.5 text-body font-medium', h3: 'py-5 text-h3' } },
})

type AccordionProps = {
  title: ReactNode
  children: ReactNode
  /** A word at the right of the title: the value chosen inside. */
  aside?: ReactNode
  open?: boolean
  /** Parts of one name close one another. */
  name?: string
  size?: 'body' | 'h3'
}

/** A part under a hairline that folds; a native `<details>`, so crawlers and a page without script read it. */
export function Accordion({ title, children, aside, open, name, size = 'body' }: AccordionProps) {
  return (
    <details open={open} name={name} className="group border-b border-line">
      <summary className={head({ size })}>
        <span className="min-w-0">{title}</span>
        <span className="flex items-center gap-2 font-normal text-ink-soft">
          {aside}
          <span className="flex transition-transform group-open:rotate-180">
            <Icon of={ChevronDown} />
          </span>
        </span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
