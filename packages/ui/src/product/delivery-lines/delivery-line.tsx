import type { ReactNode } from 'react'

type DeliveryLineProps = {
  icon: ReactNode
  /** The date: «Курьером 24 ноября». */
  title: ReactNode
  /** The delivery price. */
  price?: ReactNode
  /** Shows the price in forest green. */
  free?: boolean
  /** What is included, with the city as a link. */
  children?: ReactNode
}

/** One row: icon, date and price, with details in smaller text below. */
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

type DeliveryLinesProps = { children: ReactNode }

/** Delivery, pickup and returns under the buy button, as rows between hairlines. */
export function DeliveryLines({ children }: DeliveryLinesProps) {
  return <ul className="border-t border-line">{children}</ul>
}
