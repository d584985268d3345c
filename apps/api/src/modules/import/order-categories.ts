import { FeedFault } from './feed-fault.ts'
import type { YmlCategory } from './yml-feed.ts'

const LONGEST_NAME = 200

/** Categories with parents before their children, else in the feed's order. */
export function orderCategories(categories: readonly YmlCategory[]): YmlCategory[] {
  const byId = new Map<string, YmlCategory>()
  for (const category of categories) {
    const { id, name, place } = category
    if (!id) throw new FeedFault('a category without an id', place)
    if (byId.has(id)) throw new FeedFault(`category ${id} stands twice`, place)
    if (!name || name.length > LONGEST_NAME) {
      throw new FeedFault(`category ${id} has no name, or one above ${LONGEST_NAME} letters`, place)
    }
    byId.set(id, category)
  }
  const ordered = new Map<string, YmlCategory>()
  const add = (category: YmlCategory, below: ReadonlySet<string>): void => {
    const { id, parentId, place } = category
    if (ordered.has(id)) return
    if (below.has(id)) throw new FeedFault(`category ${id} stands below itself`, place)
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parentId !== null && !parent) {
      throw new FeedFault(
        `category ${id} stands below ${parentId}, which is not in the feed`,
        place,
      )
    }
    if (parent) add(parent, new Set([...below, id]))
    ordered.set(id, category)
  }
  for (const category of categories) add(category, new Set())
  return [...ordered.values()]
}
