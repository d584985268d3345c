import { Idiomorph } from 'idiomorph'
import { layOutDeferred } from '../island/browser/lay-out-deferred.ts'
import {
  isHydrated,
  mountIslands,
  unmountIslands,
  updateIsland,
} from '../island/browser/mount-islands.tsx'
import { readPageSettings } from '../island/browser/read-page-settings.ts'
import type { IslandName } from '../island/island-name.ts'

/**
 * Islands that are on a page once and keep their state when the page changes: they get the props of
 * the other page.
 */
const lastingIslands: ReadonlySet<string | undefined> = new Set<IslandName>([
  'filterColumn',
  'phoneFiltersChip',
  'todayChip',
  'understoodFacts',
])

/**
 * Changes the main part of the page to that of another page. What is the same stays, among it
 * islands with the same props; other islands are replaced as a whole.
 */
export function morphMain(page: Document): void {
  const main = document.getElementById('main')
  const next = page.getElementById('main')
  if (!main || !next) throw new Error('A page has no main part')
  const shownIslands = listIslands(main)
  const nextIslands = listIslands(next)
  const lasting = new Set(
    shownIslands
      .filter((island) => lastingIslands.has(island.dataset.island) && isHydrated(island))
      .map(({ dataset }) => dataset.island),
  )
  const idsByKey = new Map<string, string>()
  const shown = nameIslands(shownIslands, lasting, idsByKey)
  const following = nameIslands(nextIslands, lasting, idsByKey)
  for (const [id, { island }] of shown) if (!following.has(id)) unmountIslands(island)

  Idiomorph.morph(main, [...next.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (node) => {
        const known = node instanceof HTMLElement && shown.get(node.id)
        if (!known || known.island !== node) return true
        const json = following.get(node.id)?.json
        if (json !== undefined && json !== known.json) updateIsland(node, json)
        return false
      },
      // Blocks that have been laid out remain so.
      beforeAttributeUpdated: (name) => name !== 'data-laid',
    },
  })
  for (const id of following.keys()) {
    document.getElementById(id)?.removeAttribute('id')
    document.getElementById(toDataId(id))?.removeAttribute('id')
  }
  mountIslands(main, readPageSettings())
  layOutDeferred()
}

/** The islands in a part of a page, without those inside of others. */
function listIslands(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (island) => !island.parentElement?.closest('[data-island]'),
  )
}

const toDataId = (id: string) => `${id}-data`

type NamedIsland = { island: HTMLElement; json: string }

/**
 * Gives islands and their data ids by which they are found in the other page: the same for the same
 * component with the same props.
 */
function nameIslands(
  islands: readonly HTMLElement[],
  lasting: ReadonlySet<string | undefined>,
  idsByKey: Map<string, string>,
): Map<string, NamedIsland> {
  const named = new Map<string, NamedIsland>()
  for (const island of islands) {
    const name = island.dataset.island ?? ''
    const data = island.nextElementSibling
    const json = data?.textContent ?? ''
    const key = lasting.has(name) ? name : `${name} ${json}`
    const known = idsByKey.get(key) ?? `island-${idsByKey.size}`
    idsByKey.set(key, known)
    let id = known
    for (let copy = 2; named.has(id); copy++) id = `${known}-${copy}`
    named.set(id, { island, json })
    island.id = id
    if (data) data.id = toDataId(id)
  }
  return named
}
