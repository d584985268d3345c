import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import type { StaffMarksProps } from './staff-marks.tsx'

const StaffMarks = lazyWithReload(() =>
  import('./staff-marks.tsx').then(({ StaffMarks }) => ({ default: StaffMarks })),
)

/** Shown only to staff who have switched on hidden blocks (role.employee). */
export function ProductMarks(props: StaffMarksProps) {
  const { data } = useShellState()
  if (data?.showsHiddenBlocks !== true) return null
  return (
    <Suspense>
      <StaffMarks {...props} />
    </Suspense>
  )
}
