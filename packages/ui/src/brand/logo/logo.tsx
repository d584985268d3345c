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

type BrandMarkProps = { size?: 'phone' | 'desktop' | 'responsive' }

const sizes = {
  phone: 'h-7 w-6',
  desktop: 'h-8.5 w-7.5',
  responsive: 'h-7 w-6 lg:h-8.5 lg:w-7.5',
} as const

/** The arched window mark of the shop, in the current text colour (ADR 0050). */
export function BrandMark({ size = 'responsive' }: BrandMarkProps) {
  return (
    <svg
      className={`shrink-0 ${sizes[size]}`}
      viewBox="0 0 30 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M3 32V14.5C3 7.6 8.4 2 15 2s12 5.6 12 12.5V32" />
      <path d="M15 2v30M3 17h24" />
      <path d="M1 32h28" strokeLinecap="round" />
    </svg>
  )
}
