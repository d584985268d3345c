import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badge = cva('inline-flex shrink-0 items-center rounded-small whitespace-nowrap', {
  variants: {
    tone: {
      sale: 'bg-sale text-on-sale',
      hit: 'bg-forest text-on-forest',
      plain: 'bg-white text-picture-ink',
      new: 'bg-sale-soft text-sale',
      work: 'bg-honey-soft text-on-honey-soft',
      ready: 'bg-forest-soft text-forest',
      closed: 'bg-sand text-ink-soft',
    },
    size: {
      picture: 'h-6 px-2 text-note font-semibold',
      status: 'px-2 py-0.5 text-meta font-medium',
    },
  },
})

const pictureTones = ['sale', 'hit', 'plain']

type BadgeProps = {
  /**
   * On pictures: sale, hit, plain («Новинка», «Нет в наличии»). Statuses in tables: new,
   * work, ready, closed.
   */
  tone: 'sale' | 'hit' | 'plain' | 'new' | 'work' | 'ready' | 'closed'
  children: ReactNode
}

/**
 * A label on a picture or the status of an order. Labels on pictures keep their light colours in
 * both themes.
 */
export function Badge({ tone, children }: BadgeProps) {
  const isOnPicture = pictureTones.includes(tone)
  return (
    <span
      data-theme={isOnPicture ? 'light' : undefined}
      className={badge({ tone, size: isOnPicture ? 'picture' : 'status' })}
    >
      {children}
    </span>
  )
}
