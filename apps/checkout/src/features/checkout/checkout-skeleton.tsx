import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'

/** The first step while it loads, in its own sizes, so that nothing moves. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true">
      <CheckoutColumns
        summary={
          <div className="h-14 lg:h-80">
            <Skeleton shape="block" />
          </div>
        }
      >
        <div className="flex min-h-first-screen flex-col gap-6">
          <Skeleton shape="heading" width="third" />
          {[1, 2, 3].map((field) => (
            <Skeleton key={field} shape="button" />
          ))}
        </div>
      </CheckoutColumns>
    </div>
  )
}
