import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import { CardFrame } from './card-frame.tsx'

/**
 * A placeholder for a card: blocks of the same size, so that the layout does not shift when it
 * loads.
 */
export function CardSkeleton() {
  return (
    <CardFrame busy>
      <div>
        <Skeleton shape="picture" />
      </div>
      <div>
        <div className="flex h-8 items-end md:h-9.5">
          <Skeleton width="half" />
        </div>
        <div className="flex h-4 items-end">
          <Skeleton width="third" />
        </div>
      </div>
      <div className="h-11 pt-2">
        <Skeleton width="four-fifths" />
      </div>
      <div className="h-5 md:h-5.5">
        <Skeleton width="four-fifths" />
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
