import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

/** Blocks of the height of the rows that are loading, so that the page does not move. */
export function PageSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className="mt-6 grid gap-4" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-40">
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
