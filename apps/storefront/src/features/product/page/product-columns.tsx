import type { ReactNode } from 'react'

type ProductColumnsProps = {
  gallery: ReactNode
  /** Content below the gallery. */
  scenes?: ReactNode
  /** The buying column. */
  children: ReactNode
}

/**
 * The first screen of a product: gallery and the 432 px buying column (ADR 0050). The shorter of
 * the two is sticky beside the longer.
 */
export function ProductColumns({ gallery, scenes, children }: ProductColumnsProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:pt-3 lg:grid-cols-[minmax(0,1fr)_--spacing(96)] xl:grid-cols-[minmax(0,1fr)_--spacing(108)] xl:gap-x-14">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20 lg:self-start">
        {gallery}
        {scenes}
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-20 lg:self-start">
        {children}
      </div>
    </div>
  )
}
