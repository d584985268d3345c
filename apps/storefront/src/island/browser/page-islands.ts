import type { ComponentType } from 'react'
import type { IslandComponents } from '../island-name.ts'
import type { Loaders } from './loaders.ts'

type PageIslands = {
  loaders: Loaders<IslandComponents>
  /** Takes the place of a failed island that is the whole content of a page. */
  FailedScreen: ComponentType<{ error: unknown; onRetry: () => void }>
}

let pageIslands: PageIslands | null = null

/** Sets the islands of the page, handed in because they are made of features, which use islands. */
export function setPageIslands(islands: PageIslands): void {
  pageIslands = islands
}

export function getPageIslands(): PageIslands {
  if (!pageIslands) throw new Error('The page has no islands')
  return pageIslands
}
