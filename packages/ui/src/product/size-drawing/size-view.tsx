import type { ReactNode } from 'react'

type SizeViewProps = {
  /**
   * Describes the drawing and its dimensions in text: the drawing itself is hidden from screen
   * readers.
   */
  label: string
  /** An inline SVG; its outlines use `stroke="currentColor"`, its numbers the text colour. */
  children: ReactNode
}

/** One view of the product on sand, front or side. */
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
