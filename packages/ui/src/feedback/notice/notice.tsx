import { cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

const notice = cva('flex items-start gap-3 rounded-medium px-4 py-3 text-small', {
  variants: {
    tone: {
      honey: 'bg-honey-soft text-ink',
      sale: 'bg-sale-soft text-ink',
      forest: 'bg-forest-soft text-ink',
      sand: 'bg-sand text-ink',
    },
  },
})

const mark = cva('mt-px flex', {
  variants: {
    tone: {
      honey: 'text-on-honey-soft',
      sale: 'text-sale',
      forest: 'text-forest',
      sand: 'text-ink-soft',
    },
  },
})

const toneIcons = { honey: Info, sale: CircleAlert, forest: CircleCheck, sand: Info }

type NoticeProps = {
  /**
   * honey is a hint (a price changed, offline), sale is an error, forest is a success, sand is an
   * explanation.
   */
  tone?: 'honey' | 'sale' | 'forest' | 'sand'
  children: ReactNode
  /** A button or a link at the right, below the text where there is no room. */
  action?: ReactNode
  /** Announced by screen readers if it appears after the page has loaded. */
  live?: boolean
}

/** An inline message bar: what changed, what failed, what to do. */
export function Notice({ tone = 'honey', children, action, live = false }: NoticeProps) {
  const role = live ? (tone === 'sale' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={notice({ tone })}>
      <span className={mark({ tone })}>
        <Icon iconNode={toneIcons[tone]} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48 wrap-anywhere">{children}</div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  )
}
