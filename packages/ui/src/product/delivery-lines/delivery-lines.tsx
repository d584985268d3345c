import type { ReactNode } from 'react'

type DeliveryLinesProps = { children: ReactNode }

/** Delivery, pickup and returns under the buy button, as rows between hairlines. */
export function DeliveryLines({ children }: DeliveryLinesProps) {
  return <ul className="border-t border-line">{children}</ul>
}
