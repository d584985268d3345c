import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyWithReload } from './lazy-with-reload.ts'

/**
 * A part of a screen whose script loads when it is first shown; `fallback` keeps its place until
 * then. The rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyWithReload(load)
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}
