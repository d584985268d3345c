import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadWhenOnline } from './load-chunk.ts'

type ComponentModule<Props> = { default: ComponentType<Props> }

/**
 * A lazy component that reloads the page if its chunk was removed by a newer build (pwa.version).
 * React keeps a failure for ever, so that it waits where there is no network.
 */
export function lazyWithReload<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWhenOnline(load))
}
