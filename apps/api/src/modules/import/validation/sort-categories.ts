import { FeedError } from '../feed/feed-error.ts'
import type { YmlCategory } from '../feed/yml-feed.ts'

const MAX_NAME_LENGTH = 200

/** Sorts categories so that parents precede their children, otherwise in the feed's order. */
export function sortCategories(categories: readonly YmlCategory[]): YmlCategory[] {
  const byId = new Map<string, YmlCategory>()
  for (const category of categories) {
    const { id, name, position } = category
    if (!id) throw new FeedError('a category without an id', position)
    if (byId.has(id)) throw new FeedError(`duplicate category ${id}`, position)
    if (!name || name.length > MAX_NAME_LENGTH) {
      throw new FeedError(
        `category ${id} has no name, or one longer than ${MAX_NAME_LENGTH} characters`,
        position,
      )
    }
    byId.set(id, category)
  }
  const sorted = new Map<string, YmlCategory>()
  const addCategory = (category: YmlCategory, descendants: ReadonlySet<string>): void => {
    const { id, parentId, position } = category
    if (sorted.has(id)) return
    if (descendants.has(id)) throw new FeedError(`category ${id} is its own ancestor`, position)
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parentId !== null && !parent) {
      throw new FeedError(
        `category ${id} has the parent ${parentId}, which is not in the feed`,
        position,
      )
    }
    if (parent) addCategory(parent, new Set([...descendants, id]))
    sorted.set(id, category)
  }
  for (const category of categories) addCategory(category, new Set())
  return [...sorted.values()]
}
