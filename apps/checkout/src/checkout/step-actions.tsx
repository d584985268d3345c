import type { ReactNode } from 'react'

/**
 * The main button of a step: under the thumb at the bottom of a phone's screen, at the end of the
 * step on a desktop.
 */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="z-10 flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-gutter max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-gutter max-lg:py-3">
      {children}
    </div>
  )
}
