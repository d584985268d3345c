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

const listClasses = {
  // Links that do not fit into the line are cut off at its end; the line never wraps.
  row: 'flex h-5 flex-wrap justify-between gap-x-3 gap-y-5 overflow-hidden xl:gap-x-4',
  list: 'flex flex-col',
} as const

type HeaderLinksProps = {
  labels: Record<HeaderLinkName, string>
  /** Links to omit, by name: a franchise or partner region shows no warranty and returns. */
  without?: readonly HeaderLinkName[]
  /** row is the line above the header, list is the phone menu. */
  variant?: 'row' | 'list'
}

/**
 * The links of the header in their order, the bonus programme highlighted (nav.header).
 */
export function HeaderLinks({ labels, without = [], variant = 'row' }: HeaderLinksProps) {
  return (
    <ul className={listClasses[variant]}>
      {order
        .filter(({ name }) => !without.includes(name))
        .map(({ name, href }) => (
          <li key={name} className="flex">
            <a href={href} className={getLinkClass(variant, name)}>
              {labels[name]}
            </a>
          </li>
        ))}
    </ul>
  )
}

function getLinkClass(variant: 'row' | 'list', name: HeaderLinkName) {
  const size =
    variant === 'row'
      ? 'text-note leading-5 whitespace-nowrap xl:text-small'
      : 'flex min-h-11 items-center text-body'
  const tone = name === 'bonusProgram' ? 'font-medium text-forest' : 'text-ink-soft hover:text-ink'
  return `rounded-small underline-offset-4 hover:underline ${size} ${tone}`
}
