import type { IconNode } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'

type SubsidiaryTab = { href: string; text: string; iconNode: IconNode; current: boolean }

type SubsidiaryBarProps = { label: string; tabs: readonly SubsidiaryTab[] }

/**
 * The parts of the assembler's cabinet: a bar under the thumb on a phone, above the page on a wide
 * screen.
 */
export function SubsidiaryBar({ label, tabs }: SubsidiaryBarProps) {
  return (
    <nav
      aria-label={label}
      className="z-40 border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-0 lg:border-b"
    >
      <ul className="flex h-16 lg:h-14 lg:justify-center">
        {tabs.map(({ href, text, iconNode, current }) => (
          <li key={href} className="min-w-0 max-lg:grow max-lg:basis-0">
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className={`flex h-full flex-col items-center justify-center gap-0.5 rounded-small text-bar -outline-offset-2 lg:flex-row lg:gap-2 lg:border-b-2 lg:px-5 lg:text-row ${current ? 'text-accent lg:border-accent' : 'text-ink-soft hover:text-ink lg:border-transparent'}`}
            >
              <Icon iconNode={iconNode} size="bar" />
              <span className="max-w-full truncate px-1">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
