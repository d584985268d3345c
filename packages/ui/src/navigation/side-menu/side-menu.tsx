import { cva } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'

export type SideMenuItem = {
  text: string
  href: string
  icon: ReactNode
  /** The page that is shown, or a page below it. */
  isCurrent?: boolean
}

type SideMenuProps = {
  label: string
  items: readonly SideMenuItem[]
  /** «Выйти», after the items: a `<SideMenuButton>`. */
  last?: ReactNode
  /** On the phone: every part in a line of its own, or one line that scrolls. */
  phone?: 'list' | 'strip'
}

const list = cva('flex lg:flex-col lg:gap-1', {
  variants: {
    phone: {
      list: 'flex-col max-lg:border-t max-lg:border-line',
      strip:
        'relative -mx-gutter gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] lg:mx-0 lg:px-0',
    },
  },
})

const entry = cva(
  'flex items-center gap-3 hover-colors lg:min-h-12 lg:w-full lg:rounded-medium lg:px-3.5 lg:text-row lg:hover:bg-sand lg:aria-[current=page]:bg-sand lg:aria-[current=page]:font-medium',
  {
    variants: {
      phone: {
        list: 'max-lg:min-h-14 max-lg:w-full max-lg:border-b max-lg:border-line max-lg:text-body max-lg:aria-[current=page]:font-medium',
        strip:
          'max-lg:h-9 max-lg:shrink-0 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-3.5 max-lg:text-small max-lg:whitespace-nowrap max-lg:aria-[current=page]:border-ink max-lg:aria-[current=page]:bg-ink max-lg:aria-[current=page]:text-paper max-lg:[&_svg]:hidden',
      },
    },
  },
)

/** The parts of a cabinet: a column on desktop; on the phone a list or one line that scrolls. */
export function SideMenu({ label, items, last, phone = 'strip' }: SideMenuProps) {
  const row = useRef<HTMLUListElement>(null)
  const current = items.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    // The line scrolls alone: scrollIntoView would move the page with it.
    const [line, entry] = [row.current, row.current?.children.item(current)]
    if (!line || !(entry instanceof HTMLElement)) return
    line.scrollLeft = entry.offsetLeft - (line.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <ul ref={row} className={list({ phone })}>
        {items.map(({ text, href, icon, isCurrent }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={entry({ phone })}
            >
              {icon}
              {text}
            </a>
          </li>
        ))}
        {last && <li className="shrink-0 lg:mt-4">{last}</li>}
      </ul>
    </nav>
  )
}

type SideMenuButtonProps = Pick<SideMenuProps, 'phone'> & {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

/** An entry of the menu that acts instead of leading to a page. */
export function SideMenuButton({ phone = 'strip', icon, onClick, children }: SideMenuButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`text-ink-soft ${entry({ phone })}`}>
      {icon}
      {children}
    </button>
  )
}
