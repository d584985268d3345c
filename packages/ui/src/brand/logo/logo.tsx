import { BrandMark } from './brand-mark.tsx'

type LogoProps = {
  /** The shop's name, shown beside the mark. */
  name: string
  /** Target of the link; without it the logo is not a link. */
  href?: string
  /** Accessible name of the link: «Светлица, на главную». */
  label?: string
  /** Use terracotta on paper and sand; plain uses the text colour of the card or band around it. */
  tone?: 'terracotta' | 'plain'
}

/** The mark and the shop's name: 26/32 px on desktop, one size smaller on the phone (ADR 0050). */
export function Logo({ name, href, label, tone = 'terracotta' }: LogoProps) {
  const content = (
    <>
      <span className={tone === 'terracotta' ? 'text-accent' : undefined}>
        <BrandMark />
      </span>
      <span className="text-window font-semibold lg:text-logo">{name}</span>
    </>
  )
  const rootClass = 'inline-flex min-h-11 items-center gap-2 rounded-small lg:gap-2.5'
  if (!href) return <span className={rootClass}>{content}</span>
  return (
    <a href={href} aria-label={label} className={rootClass}>
      {content}
    </a>
  )
}
