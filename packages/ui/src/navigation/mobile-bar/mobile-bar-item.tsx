import type { ReactNode } from 'react'

type MobileBarItemProps = {
  href: string
  text: string
  icon: ReactNode
  current?: boolean
  count?: ReactNode
  window?: string
}

/** One of the five items of the bottom bar; the current one is terracotta. */
export function MobileBarItem({ href, text, icon, current, count, window }: MobileBarItemProps) {
  return (
    <li className="min-w-0 grow basis-0">
      <a
        href={href}
        data-window={window}
        aria-current={current ? 'page' : undefined}
        className={`flex h-full flex-col items-center justify-center gap-0.5 rounded-small text-bar ${current ? 'text-accent' : 'text-ink-soft'}`}
      >
        <span className="relative">
          {icon}
          <span className="absolute -top-1.5 left-full -ml-2.5">{count}</span>
        </span>
        <span className="max-w-full truncate px-1">{text}</span>
      </a>
    </li>
  )
}
