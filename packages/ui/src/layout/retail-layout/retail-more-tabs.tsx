import { ChevronDown } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import type { RetailTab } from './retail-tab.ts'

type RetailMoreTabsProps = { label: string; tabs: readonly RetailTab[] }

/** The menu of the rarer tabs; while one of them is open the menu bears its name. */
export function RetailMoreTabs({ label, tabs }: RetailMoreTabsProps) {
  const current = tabs.find((tab) => tab.current)
  const stateClass = current
    ? 'border-accent font-semibold text-ink'
    : 'border-transparent text-ink-soft hover:text-ink'
  return (
    <Popover
      label={label}
      padding="list"
      align="end"
      trigger={
        <button
          type="button"
          aria-label={current && `${label}: ${current.text}`}
          className={`flex h-full shrink-0 items-center gap-1 border-b-2 px-3.5 text-row -outline-offset-2 max-lg:border-l max-lg:border-l-line lg:px-1.5 ${stateClass}`}
        >
          {current?.text ?? label}
          <Icon iconNode={ChevronDown} size="line" />
        </button>
      }
    >
      <ul>
        {tabs.map(({ href, text, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-small px-3 text-row hover:bg-sand aria-[current]:font-semibold"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
