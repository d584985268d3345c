'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import type { LengthPickerProps } from './length-picker.tsx'

const LengthPicker = lazyWithReload(() =>
  import('./length-picker.tsx').then(({ LengthPicker }) => ({ default: LengthPicker })),
)

/** The choice of a length, which few products have: its script loads on their pages only. */
export function ProductLength(props: LengthPickerProps) {
  return (
    <Suspense fallback={<div className="h-10" />}>
      <LengthPicker {...props} />
    </Suspense>
  )
}
