import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

/** Placeholder for the list and the map while they load. */
export function StoreSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-140 flex-col gap-6 md:min-h-130">
      <Skeleton shape="heading" />
      <div className="h-80 rounded-large bg-sand md:h-110" />
    </div>
  )
}
