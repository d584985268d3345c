import { cva } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

const head = cva('accordion-head', {
  variants: { size: { body: 'py-4.5 text-body font-medium', h3: 'py-5 text-h3' } },
})

type AccordionProps = {
  title: ReactNode
  children: ReactNode
  /** Shown at the right of the title: the value chosen inside. */
  aside?: ReactNode
  open?: boolean
  /** Opening one accordion closes the others with the same name. */
  name?: string
  size?: 'body' | 'h3'
}

/**
 * A collapsible section under a hairline. A native `<details>`, so that its content is available to
 * crawlers and without scripts.
 */
export function Accordion({ title, children, aside, open, name, size = 'body' }: AccordionProps) {
  return (
    <details open={open} name={name} className="group border-b border-line">
      <summary className={head({ size })}>
        <span className="min-w-0">{title}</span>
        <span className="flex items-center gap-2 font-normal text-ink-soft">
          {aside}
          <span className="flex transition-transform group-open:rotate-180">
            <Icon iconNode={ChevronDown} />
          </span>
        </span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
