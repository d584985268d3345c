import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { PanesBackground } from '../../brand/panes-background/panes-background.tsx'

const area = cva(
  'relative flex min-w-0 flex-col overflow-hidden rounded-large bg-sand md:flex-row md:items-center md:justify-between',
  {
    variants: { size: { part: 'gap-6 p-6 md:p-8', page: 'gap-8 p-6 py-10 md:min-h-120 md:p-16' } },
  },
)

const title = cva('', { variants: { size: { part: 'text-window', page: 'text-h1' } } })

type EmptyStateProps = {
  /** A plain sentence: what is empty or what failed. */
  title: ReactNode
  /** What it means and what will happen next. */
  children?: ReactNode
  /** One next step, two at most. */
  actions?: ReactNode
  /** One object: a cut-out picture with its shadow. */
  picture?: ReactNode
  /** Use page where it is the only content under the header. */
  size?: 'part' | 'page'
  /** Level of the heading on the page. */
  headingLevel?: 1 | 2 | 3
}

/**
 * An empty list, a search without results or a page that failed: sand background, the window light
 * pattern, one object, one next step.
 */
export function EmptyState(props: EmptyStateProps) {
  const { title: titleContent, children, actions, picture, size = 'part', headingLevel = 2 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={area({ size })}>
      <PanesBackground />
      <div className="relative max-w-text wrap-anywhere">
        <Heading className={title({ size })}>{titleContent}</Heading>
        {children && <div className="mt-2 text-body text-ink-soft">{children}</div>}
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {picture && <div className="relative shrink-0 self-center">{picture}</div>}
    </section>
  )
}
