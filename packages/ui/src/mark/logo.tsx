import { Mark } from './mark.tsx'

type LogoProps = {
  /** The shop's name as written beside the mark. */
  name: string
  /** Where it leads; without it the logo is a sign and no link. */
  href?: string
  /** What the link does, for readers: «Светлица, на главную». */
  label?: string
  /** terracotta stands on paper and sand; plain takes the colour of a card or band around it. */
  tone?: 'terracotta' | 'plain'
}

/** The mark and the name. 26/32 on desktop, a size smaller on the phone (design notes §3). */
export function Logo({ name, href, label, tone = 'terracotta' }: LogoProps) {
  const inside = (
    <>
      <span className={tone === 'terracotta' ? 'text-accent' : undefined}>
        <Mark />
      </span>
      <span className="text-window font-semibold lg:text-logo">{name}</span>
    </>
  )
  const look = 'inline-flex min-h-11 items-center gap-2 rounded-small lg:gap-2.5'
  if (!href) return <span className={look}>{inside}</span>
  return (
    <a href={href} aria-label={label} className={look}>
      {inside}
    </a>
  )
}
