import { loadChunk } from '@svetlitsa/ui/lazy/load-chunk'
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary } from '../island-boundary.tsx'
import type { IslandName } from '../island-name.ts'
import { IslandProviders } from '../island-providers.tsx'
import type { PageSettings } from '../page-settings.ts'
import { pageWindows } from '../page-windows.ts'
import { getPageIslands } from './page-islands.ts'
import { replayEarlyInput } from './replay-early-input.ts'
import { runWhenIdle, yieldToPresses } from './run-when-idle.ts'
import { needsScript } from './start/needs-script.ts'

/** Distance from the viewport at which an island is hydrated. */
const rootMargin = '200px'

type IslandChildren = { children?: ReactNode }

type MountedIsland = {
  root: Root
  /** Renders the island with the props of a JSON text. */
  render: (json: string) => ReactNode
  isHydrated: boolean
}

const mounted = new WeakMap<Element, MountedIsland>()
/** Islands whose time has been arranged already. */
const arranged = new WeakSet<Element>()

let observer: IntersectionObserver | null = null
/** Their ids differ from each other and from those of the server. */
let replacedCount = 0

/**
 * Hydrates each island below `container` at its time, one in a task. Resolves once those are
 * hydrated whose time is at once.
 */
export async function mountIslands(container: ParentNode, settings: PageSettings): Promise<void> {
  observer ??= startIslands(settings)
  const first: Promise<void>[] = []
  for (const island of container.querySelectorAll<HTMLElement>('[data-island]')) {
    if (arranged.has(island)) continue
    arranged.add(island)
    const { hydrate: time } = island.dataset
    // An island without a box of its own is as near as what it contains.
    const shown = island.querySelector(':scope > :not(link)')
    if (time === 'visible' && shown) observer.observe(shown)
    else if (time === 'load') first.push(hydrateAtOnce(island, settings).catch(reportError))
    else runWhenIdle(() => hydrate(island, settings).catch(reportError))
  }
  await Promise.all(first)
}

function hydrateAtOnce(island: HTMLElement, settings: PageSettings): Promise<void> {
  return new Promise((resolve) => runWhenIdle(() => resolve(hydrate(island, settings)), true))
}

/** Watches the page for islands that come into view or are used. */
function startIslands(settings: PageSettings): IntersectionObserver {
  yieldToPresses()
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => hydrate(findIsland(target), settings).catch(reportError),
      { capture: true, passive: true },
    )
  }
  document.addEventListener(
    'click',
    (event) =>
      hydrateForClick(event, settings).catch((error) => {
        reportError(error)
        pageWindows.open('error', { text: null })
      }),
    { capture: true },
  )
  const shown = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        shown.unobserve(target)
        const island = target.closest('[data-island]')
        if (island) runWhenIdle(() => hydrate(island, settings).catch(reportError))
      }
    },
    { rootMargin },
  )
  return shown
}

/** Ends the islands in a part of the page that has been removed. */
export function unmountIslands(part: Element): void {
  for (const island of [part, ...part.querySelectorAll('[data-island]')]) {
    const known = mounted.get(island)
    mounted.delete(island)
    known?.root.unmount()
  }
}

/** Whether an island has been hydrated, so that it can get other props. */
export function isHydrated(island: Element): boolean {
  return mounted.get(island)?.isHydrated === true
}

/** Shows a hydrated island with other props, those of a JSON text. */
export function updateIsland(island: Element, json: string): void {
  const known = mounted.get(island)
  known?.root.render(known.render(json))
}

function findIsland(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-island]') : null
}

/** Islands whose script is being loaded for a click, and what was clicked last. */
const clicked = new WeakMap<Element, MouseEvent>()

/**
 * Lets a click take effect in an island that is not hydrated yet: at once where its script has
 * loaded, since React hydrates what an event is sent to; otherwise it is repeated, the last one only.
 */
async function hydrateForClick(event: MouseEvent, settings: PageSettings): Promise<void> {
  const island = findIsland(event.target)
  if (!(island instanceof HTMLElement) || mounted.has(island) || !needsScript(event, island)) return
  const component = loaded.get(island.dataset.island as IslandName)
  if (component && island.dataset.replaced === undefined) {
    mountIsland(island, component, settings, () => undefined)
    return
  }
  event.preventDefault()
  event.stopPropagation()
  const isWaiting = clicked.has(island)
  clicked.set(island, event)
  if (isWaiting) return
  try {
    await hydrate(island, settings)
    clicked.get(island)?.target?.dispatchEvent(new MouseEvent('click', event))
  } finally {
    // A script that could not be loaded is asked for again by the next click.
    clicked.delete(island)
  }
}

async function hydrate(island: Element | null, settings: PageSettings): Promise<void> {
  if (!(island instanceof HTMLElement) || mounted.has(island)) return
  const component = await loadIsland(island.dataset.island as IslandName).catch((error) => {
    if (island.dataset.screen === undefined) throw error
    return buildMissingScreen(error)
  })
  if (mounted.has(island) || !island.isConnected) return
  await new Promise<void>((resolve) => mountIsland(island, component, settings, resolve))
}

function mountIsland(
  island: HTMLElement,
  component: ComponentType<IslandChildren>,
  settings: PageSettings,
  onMounted: () => void,
): void {
  const isReplaced = island.dataset.replaced !== undefined
  const children = isReplaced && { children: <ServerMarkup html={island.innerHTML} /> }
  const finish = () => {
    replayEarlyInput(island)
    const known = mounted.get(island)
    if (known) known.isHydrated = true
    island.dataset.hydrated = ''
    onMounted()
  }
  const render = (json: string) => (
    <IslandProviders settings={settings} stockOfferIds={readStockOfferIds(island)}>
      <IslandBoundary onMount={finish} isScreen={island.dataset.screen !== undefined}>
        {createElement(component, { ...JSON.parse(json), ...children })}
      </IslandBoundary>
    </IslandProviders>
  )
  const tree = render(island.nextElementSibling?.textContent ?? '{}')
  const root = isReplaced
    ? createRoot(island, { identifierPrefix: `replaced-${replacedCount++}-` })
    : hydrateRoot(island, tree, {
        identifierPrefix: island.dataset.islandId ?? '',
        // An island that is removed before it was hydrated is no error.
        onRecoverableError: (error) => mounted.has(island) && reportError(error),
      })
  mounted.set(island, { root, render, isHydrated: false })
  // Without a frame in between, so that the replaced markup is never missing.
  if (isReplaced) flushSync(() => root.render(tree))
}

/** Components whose script has loaded. */
const loaded = new Map<IslandName, ComponentType<IslandChildren>>()

async function loadIsland(name: IslandName): Promise<ComponentType<IslandChildren>> {
  // The props of each component are those that the server wrote for it.
  const load = getPageIslands().loaders[name] as () => Promise<ComponentType<IslandChildren>>
  const component = await loadChunk(load)
  loaded.set(name, component)
  return component
}

/** A screen whose script is missing says so, since the page has nothing else to show. */
function buildMissingScreen(error: unknown): ComponentType<IslandChildren> {
  const { FailedScreen } = getPageIslands()
  return () => (
    <Suspense>
      <FailedScreen error={error} onRetry={() => location.reload()} />
    </Suspense>
  )
}

/** The markup that the server rendered in place of a component. */
function ServerMarkup({ html }: { html: string }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

const offersByText = new Map<string, readonly number[]>()

/** The offers of the list around an island; the same array for all of its islands. */
function readStockOfferIds(island: Element): readonly number[] | undefined {
  const text = island.closest<HTMLElement>('[data-stock]')?.dataset.stock
  if (text === undefined) return undefined
  const known = offersByText.get(text)
  const offers = known ?? text.split(',').filter(Boolean).map(Number)
  offersByText.set(text, offers)
  return offers
}
