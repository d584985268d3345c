import { ChevronDown } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'

const groups = [
  {
    name: 'buyers',
    items: [
      { name: 'promotions', href: '/vse-akcii/' },
      { name: 'promocodes', href: '/promocodes/' },
      { name: 'catalog', href: '/catalog/' },
      { name: 'manufacturers', href: '/manufacturers/', window: 'manufacturers' },
      { name: 'howToOrder', href: '/how-to-order/' },
      { name: 'paymentAndDelivery', href: '/payment-and-delivery/' },
      { name: 'bonusProgram', href: '/bonus-program/' },
      { name: 'guaranty', href: '/guaranty/' },
      { name: 'contacts', href: '/contacts/' },
    ],
  },
  {
    name: 'cooperation',
    items: [
      { name: 'franchising', href: '/franchising/' },
      { name: 'suppliers', href: '/suppliers/' },
      { name: 'designers', href: '/for-designers/' },
      { name: 'vacancies', href: '/vacancies/' },
    ],
  },
  {
    name: 'useful',
    items: [
      { name: 'about', href: '/about/' },
      { name: 'news', href: '/news/' },
      { name: 'reviews', href: '/reviews/' },
      // Without scripts the care recommendations are read on the warranty page.
      { name: 'care', href: '/guaranty/', window: 'care' },
      { name: 'privacyPolicy', href: '/privacy-policy/' },
      { name: 'analyticsPolicy', href: '/yandex-policy/' },
      { name: 'sitemap', href: '/sitemap/' },
    ],
  },
] as const

type Group = (typeof groups)[number]
export type FooterGroupName = Group['name']
export type FooterItemName = Group['items'][number]['name']

type FooterMenuProps = {
  titles: Record<FooterGroupName, string>
  labels: Record<FooterItemName, string>
  /** Items to omit, by name, in any group (nav.footer). */
  without?: readonly FooterItemName[]
  /** A group of sections, shown as the second group if given. */
  catalogue?: { title: string; links: readonly NavLink[] }
}

/**
 * The groups of the footer with all their items: buyers, cooperation, useful, and optionally the
 * catalogue as the second one (nav.footer). Accordions on the phone.
 */
export function FooterMenu({ titles, labels, without = [], catalogue }: FooterMenuProps) {
  const staticGroups = groups.map(({ name, items }) => ({
    name: name as string,
    title: titles[name],
    links: items
      .filter((item) => !without.includes(item.name))
      .map((item): NavLink => ({ ...item, text: labels[item.name] })),
  }))
  const catalogueGroup = catalogue ? [{ name: 'catalogue', ...catalogue }] : []
  const all = [...staticGroups.slice(0, 1), ...catalogueGroup, ...staticGroups.slice(1)].filter(
    ({ links }) => links.length > 0,
  )
  return (
    <div className="lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
      {all.map(({ name, title, links }) => (
        <FooterGroup key={name} title={title} links={links} />
      ))}
    </div>
  )
}

type FooterGroupProps = { title: string; links: readonly NavLink[] }

/**
 * One group of the footer: a column with a heading on desktop, an accordion on the phone. Both are
 * in the markup, one of them hidden, because not every browser can open `<details>` by CSS alone.
 */
function FooterGroup({ title, links }: FooterGroupProps) {
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

/** A menu link: `name` identifies it so that it can be omitted, `text` is its label. */
type NavLink = {
  name: string
  text: string
  href: string
  /** The window to open instead of navigating, if a window host is present. */
  window?: string
}
