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

const listLooks = {
  // What does not fit into the line is cut at its end, never broken into a second line.
  row: 'flex h-5 flex-wrap justify-between gap-x-3 gap-y-5 overflow-hidden xl:gap-x-4',
  list: 'flex flex-col',
} as const

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
    <ul className={listLooks[look]}>
      {order
        .filter(({ name }) => !without.includes(name))
        .map(({ name, href }) => (
          <li key={name} className="flex">
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
    look === 'row'
      ? 'text-note leading-5 whitespace-nowrap xl:text-small'
      : 'flex min-h-11 items-center text-body'
  const tone = name === 'bonusProgram' ? 'font-medium text-forest' : 'text-ink-soft hover:text-ink'
  return `rounded-small underline-offset-4 hover:underline ${size} ${tone}`
}
