import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

/** Keeps a whole screen free until what belongs there has come, so that nothing below it moves. */
export function ScreenPlace() {
  return (
    <div className="h-dvh" aria-busy="true">
      <Skeleton shape="block" />
    </div>
  )
}
