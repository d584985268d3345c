import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Markup of one page that its render left out, by the number of its slot. */
export type PageFragments = string[]

const current = new AsyncLocalStorage<PageFragments>()
/** No text of a page contains it. */
const slotName = randomBytes(12).toString('hex')
const slots = new RegExp(`<!--${slotName} (\\d+)-->`, 'g')

/** Renders a page whose server puts the fragments in place. */
export function renderWithSlots<Result>(
  fragments: PageFragments,
  renderPage: () => Result,
): Result {
  return current.run(fragments, renderPage)
}

/**
 * Keeps markup out of the render of a page, which would copy it several times, and returns the slot
 * that stands for it; the markup itself where nobody fills slots, as in development.
 */
export function toSlot(markup: string): string {
  const fragments = current.getStore()
  return fragments ? `<!--${slotName} ${fragments.push(markup) - 1}-->` : markup
}

/** Puts the fragments of a page in the place of their slots; throws if one is missing. */
export function fillSlots(html: string, fragments: PageFragments): string {
  return html.replace(slots, (_, index: string) => {
    const fragment = fragments[Number(index)]
    if (fragment === undefined) throw new Error('The markup of an island is missing')
    return fragment
  })
}
