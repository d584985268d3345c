import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

/** Keeps the place of the personal data while it is loaded. */
export function ProfileSkeleton() {
  return (
    <div className="h-dvh" aria-busy="true">
      <Skeleton shape="block" />
    </div>
  )
}
