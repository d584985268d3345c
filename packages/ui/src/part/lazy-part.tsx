import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetchPart } from './fetch-part.tsx'

type Loaded<Props> = { default: ComponentType<Props> }

/**
 * A part of the page that is fetched when it is needed. When a newer build has taken the part away
 * the page is loaded anew (storefront §4, «Version check»).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchPart(load))
}
