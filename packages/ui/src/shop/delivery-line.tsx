import type { ReactNode } from 'react'

type DeliveryLineProps = {
  icon: ReactNode
  /** When: «Курьером 24 ноября». */
  title: ReactNode
  /** What it costs. */
  price?: ReactNode
  /** free paints the price forest. */
  free?: boolean
  /** What it includes, the city a link. */
  children?: ReactNode
}

/** One row: an icon, when, what it costs, and in smaller words what it includes. */
export function DeliveryLine({ icon, title, price, free = false, children }: DeliveryLineProps) {
  return (
    <li className="flex gap-4 border-b border-line py-4">
      <span className="mt-0.5 text-ink-soft">{icon}</span>
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-4 text-body">
          <span className="font-medium">{title}</span>
          {price && (
            <span className={`whitespace-nowrap ${free ? 'text-forest' : 'font-medium'}`}>
              {price}
            </span>
          )}
        </div>
        {children && <div className="mt-0.5 text-small text-ink-soft">{children}</div>}
      </div>
    </li>
  )
}
