import { ChevronDown } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'
import type { NavLink } from './nav-link.ts'

type FooterGroupProps = { title: string; links: readonly NavLink[] }

/**
 * One group of the footer: a column with a heading on desktop, an accordion on the phone. Both are
 * in the markup, one of them hidden, because not every browser can open `<details>` by CSS alone.
 */
export function FooterGroup({ title, links }: FooterGroupProps) {
  return (
    <>
      <nav aria-label={title} className="hidden lg:block">
        <p className="mb-3 text-small font-semibold">{title}</p>
        <FooterLinks links={links} />
      </nav>
      <details className="group border-t border-line-strong lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between text-body font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <span className="transition-transform group-open:rotate-180">
            <Icon iconNode={ChevronDown} />
          </span>
        </summary>
        <nav aria-label={title} className="pb-4">
          <FooterLinks links={links} />
        </nav>
      </details>
    </>
  )
}

function FooterLinks({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="flex flex-col">
      {links.map(({ name, text, href, window }) => (
        <li key={name}>
          <a href={href} data-window={window} className="footer-link">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
