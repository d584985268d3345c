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
