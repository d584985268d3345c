import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Placeholder of the catalogue menu while it loads, with the same columns. */
export function MenuSkeleton() {
  return (
    <div
      aria-busy="true"
      className="page-width grid gap-8 py-6 lg:grid-cols-[--spacing(62)_1fr_--spacing(60)]"
    >
      <div className="flex flex-col gap-5">
        {lines.map((line) => (
          <Skeleton key={line} width="four-fifths" />
        ))}
      </div>
      <div className="hidden flex-col gap-5 lg:flex">
        {lines.map((line) => (
          <Skeleton key={line} width="half" />
        ))}
      </div>
    </div>
  )
}
