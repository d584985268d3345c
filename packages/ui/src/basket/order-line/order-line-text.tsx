import type { ReactNode } from 'react'

type OrderLineTextProps = {
  name: string
  href: string
  /** «228 × 96 × 82 см · лён песочный». */
  details: string
  /** Favourite and remove buttons; on the phone they follow the details. */
  actions?: ReactNode
}

/** Name, details and actions of a basket line. */
export function OrderLineText({ name, href, details, actions }: OrderLineTextProps) {
  return (
    <>
      <a
        href={href}
        className="rounded-small text-body font-medium underline-offset-4 hover:underline"
      >
        {name}
      </a>
      <p className="mt-0.5 text-small text-ink-soft">{details}</p>
      {actions && (
        <div className="mt-1 flex flex-wrap gap-x-3 text-small text-ink-soft max-lg:[&_svg]:hidden lg:gap-x-5 [&>*]:min-h-6">
          {actions}
        </div>
      )}
    </>
  )
}
