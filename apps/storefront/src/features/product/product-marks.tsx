'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import type { StaffMarksProps } from './staff-marks.tsx'

const StaffMarks = lazyPart(() =>
  import('./staff-marks.tsx').then(({ StaffMarks }) => ({ default: StaffMarks })),
)

/** What only staff see who have switched hidden blocks on (storefront §6). */
export function ProductMarks(props: StaffMarksProps) {
  const { data } = useShellState()
  if (data?.showsHiddenBlocks !== true) return null
  return (
    <Suspense>
      <StaffMarks {...props} />
    </Suspense>
  )
}
