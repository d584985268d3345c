import type { ReactNode } from 'react'

type HeaderActionProps = {
  href: string
  text: string
  icon: ReactNode
  /** A count from a client island: `<CountBadge>`. */
  count?: ReactNode
  /** The window to open instead of navigating. */
  window?: string
}

/** One of the three actions at the right of the header: an icon above its label. */
export function HeaderAction({ href, text, icon, count, window }: HeaderActionProps) {
  return (
    <a
      href={href}
      data-window={window}
      className="flex w-19 flex-col items-center gap-0.5 rounded-small text-note text-ink hover:text-accent"
    >
      <span className="relative">
        {icon}
        <span className="absolute -top-1.5 left-full -ml-2.5">{count}</span>
      </span>
      <span className="max-w-full truncate">{text}</span>
    </a>
  )
}
