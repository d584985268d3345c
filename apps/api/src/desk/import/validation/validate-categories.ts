import { decodeEntities } from '../feed/decode-entities.ts'
import { FeedError } from '../feed/feed-error.ts'
import type { FeedIssue } from '../feed/feed-goods.ts'
import type { YmlCategory } from '../feed/yml-feed.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'

const MAX_NAME_LENGTH = 200
const MAX_ID_LENGTH = 100

/** Ids that feeds use for «no parent», unless a category has such an id. */
const ROOT_IDS: ReadonlySet<string> = new Set(['', '0'])

/**
 * Validates the categories of a feed and sorts them so that parents precede their children,
 * otherwise in the feed's order. What does not fit into a tree becomes a root, with a warning.
 *
 * @throws FeedError for a category without an id or a name, and for one id with two meanings.
 */
export function validateCategories(categories: readonly YmlCategory[]): {
  categories: YmlCategory[]
  warnings: FeedIssue[]
} {
  const byId = new Map<string, YmlCategory>()
  const warnings: FeedIssue[] = []
  const warn = ({ id, position }: YmlCategory, text: string): void => {
    warnings.push({ position, offerId: `category ${id}`, text })
  }
  for (const ymlCategory of categories) {
    const category = validateCategory(ymlCategory, warn)
    const { id, position } = category
    const earlier = byId.get(id)
    if (!earlier) byId.set(id, category)
    else if (earlier.name === category.name && earlier.parentId === category.parentId)
      warn(category, 'it is repeated in the feed')
    else throw new FeedError(`duplicate category ${id}`, position)
  }
  const becomeRoot = (category: YmlCategory, reason: string): void => {
    category.parentId = null
    warn(category, `${reason}, so it became a section of the first level`)
  }
  for (const category of byId.values()) {
    const { parentId } = category
    if (parentId === null || byId.has(parentId)) continue
    if (ROOT_IDS.has(parentId)) category.parentId = null
    else becomeRoot(category, `the parent ${parentId} is not in the feed`)
  }
  return { categories: sortCategories(byId, becomeRoot), warnings }
}

function validateCategory(
  { position, ...written }: YmlCategory,
  warn: (category: YmlCategory, text: string) => void,
): YmlCategory {
  const id = written.id.trim()
  const parentId = written.parentId?.trim() ?? null
  if (!id || id.length > MAX_ID_LENGTH) {
    throw new FeedError(
      `a category without an id, or with one longer than ${MAX_ID_LENGTH} characters`,
      position,
    )
  }
  const isOwnRoot = parentId === id && ROOT_IDS.has(id)
  const category: YmlCategory = {
    position,
    id,
    parentId: isOwnRoot ? null : parentId,
    name: collapseWhitespace(decodeEntities(written.name).replaceAll('\uFFFD', ' ')),
  }
  if (written.name.includes('\uFFFD'))
    warn(category, 'its name has characters that cannot be read, which were left out')
  if (!category.name) throw new FeedError(`category ${id} has no name`, position)
  if (category.name.length > MAX_NAME_LENGTH) {
    category.name = shorten(category.name)
    warn(category, `its name is longer than ${MAX_NAME_LENGTH} characters and was shortened`)
  }
  return category
}

/** Cuts at the last word that fits, or inside a word that is too long alone. */
function shorten(name: string): string {
  const start = name.slice(0, MAX_NAME_LENGTH + 1)
  const end = start.lastIndexOf(' ')
  return end > 0
    ? start.slice(0, end)
    : start.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
}

function sortCategories(
  byId: ReadonlyMap<string, YmlCategory>,
  becomeRoot: (category: YmlCategory, reason: string) => void,
): YmlCategory[] {
  const order = new Map([...byId.keys()].map((id, index) => [id, index]))
  const getOrder = ({ id }: YmlCategory): number => order.get(id) ?? 0
  const sorted = new Map<string, YmlCategory>()
  for (const category of byId.values()) {
    // The category and its ancestors that are not sorted yet, from the bottom up.
    const chain = new Map<string, YmlCategory>()
    let next: YmlCategory | undefined = category
    while (next && !sorted.has(next.id) && !chain.has(next.id)) {
      chain.set(next.id, next)
      next = next.parentId === null ? undefined : byId.get(next.parentId)
    }
    let branch = [...chain.values()]
    if (next && chain.has(next.id)) {
      const cycle = branch.slice(branch.indexOf(next))
      const first = cycle.reduce((one, other) => (getOrder(other) < getOrder(one) ? other : one))
      becomeRoot(first, 'it is its own ancestor')
      // The rest of the cycle, which is above its new root, is sorted by a later turn.
      branch = branch.slice(0, branch.indexOf(first) + 1)
    }
    for (const ancestor of branch.reverse()) sorted.set(ancestor.id, ancestor)
  }
  return [...sorted.values()]
}
