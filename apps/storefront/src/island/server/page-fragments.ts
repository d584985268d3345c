import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Markup of one page that its render left out, by the number of its slot, in UTF-8. */
export type PageFragments = Uint8Array[]

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
export function toSlot(markup: string | Uint8Array): string {
  const fragments = current.getStore()
  if (!fragments) return typeof markup === 'string' ? markup : new TextDecoder().decode(markup)
  const bytes = typeof markup === 'string' ? Buffer.from(markup) : markup
  return `<!--${slotName} ${fragments.push(bytes) - 1}-->`
}

/** Puts the fragments of a page in the place of their slots, as UTF-8; throws if one is missing. */
export function fillSlots(html: string, fragments: PageFragments): Buffer {
  const parts: Uint8Array[] = []
  let end = 0
  for (const slot of html.matchAll(slots)) {
    const fragment = fragments[Number(slot[1])]
    if (fragment === undefined) throw new Error('The markup of an island is missing')
    parts.push(Buffer.from(html.slice(end, slot.index)), fragment)
    end = slot.index + slot[0].length
  }
  return Buffer.concat([...parts, Buffer.from(html.slice(end))])
}
