import { type ComponentProps, cache, type ReactNode } from 'react'
import { getPageContext } from '../page-context/get-page-context.ts'
import { escapeScript } from './escape-script.ts'
import type { IslandComponents, IslandName } from './island-name.ts'
import { loadPageSettings } from './load-page-settings.ts'
import { loadIslandRenderer } from './server/load-island-renderer.ts'

/**
 * When the browser hydrates an island: as soon as scripts run, when the page is idle, near the
 * viewport, or never. Whatever is pointed at, focused or pressed is hydrated at once.
 */
export type HydrationTime = 'load' | 'idle' | 'visible' | 'never'

type IslandProps<Name extends IslandName> = {
  name: Name
  /** Plain data, since the browser gets it as JSON. */
  props: Omit<ComponentProps<IslandComponents[Name]>, 'children'>
  hydrate?: HydrationTime
  /** `span` inside a paragraph or another inline element, `li` inside a list. */
  as?: 'div' | 'span' | 'li'
  /** Set for the whole content of a page: where it fails, it says so as an error page does. */
  isScreen?: boolean
  /**
   * Markup of the server in place of the component, which is then rendered in the browser only and
   * gets this markup as its children.
   */
  children?: ReactNode
}

/**
 * An interactive part of a page (ADR 0103). The server renders the component of that name with its
 * props; the browser loads its script and hydrates it alone, so that the rest of the page remains
 * markup without scripts. Crawlers get the markup only.
 */
export async function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { name, props, hydrate = 'visible', as: Tag = 'div', isScreen, children } = island
  const context = await getPageContext()
  const json = JSON.stringify(props)
  const className = Tag === 'li' ? undefined : 'contents'
  const isStatic = hydrate === 'never' || context.isCrawler
  const attributes = {
    className,
    'data-island': name,
    'data-hydrate': hydrate,
    'data-screen': isScreen ? '' : undefined,
    // In development Next hydrates the page as well, maybe after the island.
    suppressHydrationWarning: true,
  }
  const { renderIsland, toSlot } = await loadIslandRenderer()
  const data = (
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: toSlot(escapeScript(json)) }}
    />
  )
  if (children !== undefined) {
    if (isStatic) return children
    return (
      <>
        <Tag {...attributes} data-replaced="">
          {children}
        </Tag>
        {data}
      </>
    )
  }
  const settings = await loadPageSettings(context)
  const { id, html } = renderIsland(name, json, settings, countCopy(name, json))
  const markup = { __html: toSlot(html) }
  if (isStatic) return <Tag className={className} dangerouslySetInnerHTML={markup} />
  return (
    <>
      <Tag {...attributes} data-island-id={id} dangerouslySetInnerHTML={markup} />
      {data}
    </>
  )
}

/** How many islands of the same name and props a page has so far. */
const getCopyCounts = cache(() => new Map<string, number>())

function countCopy(name: IslandName, json: string): number {
  const counts = getCopyCounts()
  const key = `${name} ${json}`
  const copy = counts.get(key) ?? 0
  counts.set(key, copy + 1)
  return copy
}
