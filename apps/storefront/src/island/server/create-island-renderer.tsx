import { LRUCache } from 'lru-cache'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandComponents, IslandName } from '../island-name.ts'
import { IslandProviders, queryClient } from '../island-providers.tsx'
import type { PageSettings } from '../page-settings.ts'
import { fillSlots, renderWithSlots, toSlot } from './page-fragments.ts'

type RenderedIsland = {
  /** Prefix of the ids inside, the same in the browser. */
  id: string
  /** UTF-8: React returns a tree of thousands of pieces, which takes ten times the memory. */
  html: Uint8Array
}

/** Bytes of markup and keys that are kept: of about 1,200 cards. */
const maxKeptBytes = 16_000_000

/** Creates what renders these islands and puts them into pages. */
export function createIslandRenderer(components: IslandComponents) {
  const kept = new LRUCache<string, RenderedIsland>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ html }, key) => html.length + 2 * key.length,
  })
  return { renderIsland, toSlot, renderWithSlots, fillSlots }

  /**
   * Renders the markup of an island. It depends on nothing but its props and the settings of the
   * page, so it is kept under both: a page that is made anew renders only what has changed.
   *
   * @param json the props of the component.
   * @param copy how many islands of this name and props the page has already: the ids inside differ,
   * as of a product that stands in two rows of cards.
   */
  function renderIsland(
    name: IslandName,
    json: string,
    settings: PageSettings,
    copy = 0,
  ): RenderedIsland {
    const key = `${name} ${copy} ${JSON.stringify(settings)} ${json}`
    const known = kept.get(key)
    if (known) return known
    const id = `${name}-${hashText(json)}${copy > 0 ? `-${copy}` : ''}`
    const html = renderToString(
      <IslandProviders settings={settings}>
        {createElement(components[name] as ComponentType<object>, JSON.parse(json))}
      </IslandProviders>,
      { identifierPrefix: id },
    )
    // Queries that were rendered as pending would be kept for ever.
    queryClient.clear()
    const rendered = { id, html: new TextEncoder().encode(html) }
    kept.set(key, rendered)
    return rendered
  }
}

export type IslandRenderer = ReturnType<typeof createIslandRenderer>

/** FNV-1a in base 36: tells the islands of one name on a page apart. */
function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
