const order = [
  { name: 'howToOrder', href: '/how-to-order/' },
  { name: 'paymentAndDelivery', href: '/payment-and-delivery/' },
  { name: 'assembly', href: '/assembly/' },
  { name: 'guaranty', href: '/guaranty/' },
  { name: 'contacts', href: '/contacts/' },
  { name: 'bonusProgram', href: '/bonus-program/' },
  { name: 'news', href: '/news/' },
] as const

export type HeaderLinkName = (typeof order)[number]['name']

type HeaderLinksProps = {
  words: Record<HeaderLinkName, string>
  /** Left out by name: a franchise or partner region shows no warranty and returns. */
  without?: readonly HeaderLinkName[]
  /** row is the line above the header, list the phone menu. */
  look?: 'row' | 'list'
}

/**
 * The links of the header in their order, the bonus programme highlighted (storefront §2,
 * «Navigation menus»).
 */
export function HeaderLinks({ words, without = [], look = 'row' }: HeaderLinksProps) {
  return (
    <ul className={look === 'row' ? 'flex items-center gap-5 xl:gap-6' : 'flex flex-col'}>
      {order
        .filter(({ name }) => !without.includes(name))
        .map(({ name, href }) => (
          <li key={name}>
            <a href={href} className={linkLook(look, name)}>
              {words[name]}
            </a>
          </li>
        ))}
    </ul>
  )
}

function linkLook(look: 'row' | 'list', name: HeaderLinkName) {
  const size =
    look === 'row' ? 'text-small whitespace-nowrap' : 'flex min-h-11 items-center text-body'
  const tone = name === 'bonusProgram' ? 'font-medium text-forest' : 'text-ink-soft hover:text-ink'
  return `rounded-small underline-offset-4 hover:underline ${size} ${tone}`
}
