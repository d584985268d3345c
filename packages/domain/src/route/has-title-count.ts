import type { RouteMeta } from './get-route-meta.ts'
import { link } from './site-map.ts'

/**
 * Returns whether the title of a list shows how many products there are: on a section of the
 * catalogue and on its tags, on no other page (title.count).
 */
export function hasTitleCount(meta: RouteMeta | null): boolean {
  if (meta?.sectionRoute !== link.catalog()) return false
  return meta.type === 'section' || meta.type === 'tag'
}
