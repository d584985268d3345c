import { BrandMark } from '../brand-mark/brand-mark.tsx'

type LogoProps = {
  /** The shop's name, shown beside the mark. */
  name: string
  /** Target of the link; without it the logo is not a link. */
  href?: string
  /** Accessible name of the link: «Дом, на главную». */
  label?: string
  /** Use terracotta on paper and sand; plain uses the text colour of the card or band around it. */
  tone?: 'terracotta' | 'plain'
  /** The mark without the name, where there is no room for both. */
  isMarkOnly?: boolean
}

/** The mark and the shop's name: 26/32 px on desktop, one size smaller on the phone (ADR 0050). */
export function Logo({ name, href, label, tone = 'terracotta', isMarkOnly = false }: LogoProps) {
  const content = (
    <>
      <BrandMark name={name} tone={tone} />
      {!isMarkOnly && <span className="text-window font-semibold lg:text-logo">{name}</span>}
    </>
  )
  const rootClass = 'inline-flex min-h-11 items-center gap-2 rounded-small lg:gap-2.5'
  if (!href) return <span className={rootClass}>{content}</span>
  // An `aria-label` beside the initial would differ from the visible text.
  return (
    <a href={href} className={rootClass}>
      <span className="contents" aria-hidden={label !== undefined}>
        {content}
      </span>
      {label && <span className="sr-only">{label}</span>}
    </a>
  )
}
