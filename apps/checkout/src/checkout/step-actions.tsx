import type { ReactNode } from 'react'

type StepActionsProps = {
  /** The main button; on a phone it is as wide as the screen leaves it, so it must be `wide`. */
  children: ReactNode
  back?: ReactNode
}

/**
 * The main button of a step: under the thumb at the bottom of a phone's screen, at the end of the
 * step on a desktop.
 */
export function StepActions({ children, back }: StepActionsProps) {
  return (
    <div className="z-10 flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-gutter max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-gutter max-lg:py-3">
      <div className="max-lg:grow">{children}</div>
      {back}
    </div>
  )
}
