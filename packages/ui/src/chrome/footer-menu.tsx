import { FooterGroup } from './footer-group.tsx'
import type { NavLink } from './nav-link.ts'

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
      // Without scripts the care recommendations are read on the page of the guarantee.
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
  words: Record<FooterItemName, string>
  /** Items left out by name, wherever they stand (storefront §2). */
  without?: readonly FooterItemName[]
  /** A group of sections that comes second when given. */
  catalogue?: { title: string; links: readonly NavLink[] }
}

/**
 * The footer's groups with all their items: buyers, cooperation, useful, and the catalogue as the
 * second one where it is wanted (storefront §2, «Navigation menus»). Accordions on the phone.
 */
export function FooterMenu({ titles, words, without = [], catalogue }: FooterMenuProps) {
  const own = groups.map(({ name, items }) => ({
    name: name as string,
    title: titles[name],
    links: items
      .filter((item) => !without.includes(item.name))
      .map((item): NavLink => ({ ...item, text: words[item.name] })),
  }))
  const second = catalogue ? [{ name: 'catalogue', ...catalogue }] : []
  const all = [...own.slice(0, 1), ...second, ...own.slice(1)].filter(
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
