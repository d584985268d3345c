import { useIntersection } from '@svetlitsa/ui/lazy/use-intersection'
import { CardSkeleton } from '@svetlitsa/ui/product/product-card/card-skeleton'
import { useRef } from 'react'

/** The place of the next cards of a row: they load once it comes into view. */
export function MoreCards({ onMore }: { onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useIntersection(place, (isIntersecting) => {
    if (isIntersecting) onMore()
  })
  return (
    <div ref={place} className="row-span-8 grid min-w-0 grid-rows-subgrid gap-y-0">
      <CardSkeleton />
    </div>
  )
}
