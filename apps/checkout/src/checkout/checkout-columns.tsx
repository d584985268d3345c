import type { ReactNode } from 'react'

type CheckoutColumnsProps = { summary: ReactNode; children: ReactNode }

/** The summary above the steps on a phone, beside them and in view on a desktop. */
export function CheckoutColumns({ summary, children }: CheckoutColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
      <div className="min-w-0 lg:sticky lg:top-6 lg:order-2">{summary}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
