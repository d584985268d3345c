import { Skeleton } from '../primitives/skeleton.tsx'
import { CardFrame } from './card-frame.tsx'

/** A card that is loading: blocks of the same size, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <CardFrame busy>
      <div>
        <Skeleton shape="picture" />
      </div>
      <div className="flex h-8 items-end md:h-9.5">
        <Skeleton width="half" />
      </div>
      <div className="h-11 pt-2">
        <Skeleton width="most" />
      </div>
      <div className="h-5 md:h-5.5">
        <Skeleton width="most" />
      </div>
      <div className="h-8.5 pt-3">
        <Skeleton width="half" />
      </div>
      <div className="h-6 pt-2">
        <Skeleton width="third" />
      </div>
      <div className="h-5 md:h-5.5 pt-1">
        <Skeleton width="half" />
      </div>
      <div className="pt-3 md:pt-3.5">
        <div className="h-10">
          <Skeleton shape="block" />
        </div>
      </div>
    </CardFrame>
  )
}
