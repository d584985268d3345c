import type { ReactNode } from 'react'

type SizeViewProps = {
  /** What is drawn and its sizes in words: the drawing itself says nothing to a reader. */
  label: string
  /** An inline SVG; its outlines take `stroke="currentColor"`, its figures the text's colour. */
  children: ReactNode
}

/** One view of the thing on sand, front or side. */
export function SizeView({ label, children }: SizeViewProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="flex items-center justify-center rounded-medium bg-sand p-4 text-ink md:p-8 [&_svg]:h-auto [&_svg]:max-h-96 [&_svg]:w-full"
    >
      {children}
    </div>
  )
}
