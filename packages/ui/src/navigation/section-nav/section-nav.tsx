type SectionNavLink = { href: string; text: string; tone?: 'sale' }

type SectionNavProps = {
  label: string
  sections: readonly { href: string; text: string }[]
  /** Shown at the right: «Скидки», «Хиты». */
  offers: readonly SectionNavLink[]
}

const linkClass = 'rounded-small text-nav whitespace-nowrap underline-offset-4 hover:underline'

/**
 * The third row of the desktop header: sections, with offers at the right. Items that do not fit
 * are cut off, and shown while the keyboard moves through the row: the others keep their places.
 */
export function SectionNav({ label, sections, offers }: SectionNavProps) {
  return (
    <nav aria-label={label} className="hidden border-b border-line bg-paper lg:block">
      <div className="page-width flex h-12 items-center justify-between gap-7">
        <ul className="-my-2 flex h-9 min-w-0 flex-wrap content-start gap-x-7 gap-y-4 overflow-clip py-2 has-[:focus-visible]:relative has-[:focus-visible]:z-30 has-[:focus-visible]:mt-1.5 has-[:focus-visible]:h-auto has-[:focus-visible]:self-start has-[:focus-visible]:bg-paper">
          {sections.map(({ href, text }) => (
            <li key={href} className="flex">
              <a href={href} className={linkClass}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <ul className="flex shrink-0 gap-7">
          {offers.map(({ href, text, tone }) => (
            <li key={href} className="flex">
              <a href={href} className={tone === 'sale' ? `${linkClass} text-sale` : linkClass}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
