import { isNewBuildWaiting } from '@svetlitsa/shell/version/new-build'
import { startLeaving, startLoading } from './start-loading.ts'

/** Tells a list that the page is about to show another one: the last moment of its position. */
export const listLeftEvent = 'list-left'

type InPlaceOptions = {
  /** `list` shows the top of the list if it is above the viewport. */
  scroll: 'keep' | 'list'
}

/** What changes the page to another one; it is loaded with the first use. */
type LoadMorph = () => Promise<{ morphMain: (page: Document) => void }>

let loadMorph: LoadMorph | null = null
/** The address whose content the page shows. */
let shownAddress: string | null = null
/** Whether the page has become another one in place, so that each of its entries has to be shown. */
let hasChangedInPlace = false
let pending: AbortController | null = null

const getAddress = () => location.pathname + location.search

/**
 * Shows another address of the same list without leaving the page: its main part is changed to that
 * of the other page, so that focus, scroll position and open groups stay. Where this fails, the
 * browser goes there itself, and also once a newer build is in service (pwa.version).
 *
 * @returns whether the page shows the address; false, too, where another one was asked for meanwhile.
 */
export async function navigateInPlace(href: string, { scroll }: InPlaceOptions): Promise<boolean> {
  if (isNewBuildWaiting()) {
    location.assign(href)
    return false
  }
  const isShown = await show(
    href,
    () => location.assign(href),
    () => {
      if (getAddress() === href) return
      dispatchEvent(new Event(listLeftEvent))
      history.replaceState({ ...history.state, inPlace: true }, '')
      history.pushState({ inPlace: true }, '', href)
    },
  )
  if (isShown && scroll === 'list') showTopOfList()
  return isShown
}

/** Follows the links of lists, and going back and forward between their addresses. */
export function followListLinks(load: LoadMorph): void {
  loadMorph = load
  shownAddress = getAddress()
  document.addEventListener('click', (event) => {
    const link = findLink(event)
    if (!link) return
    if (!isListLink(link)) {
      pending?.abort()
      startLeaving(link)
      return
    }
    event.preventDefault()
    void navigateInPlace(link.pathname + link.search, { scroll: 'list' })
  })
  addEventListener('popstate', ({ state }) => {
    // Entries of before the first change, such as that of a link within the page, have no mark.
    if (!state?.inPlace && !hasChangedInPlace) return
    pending?.abort()
    if (shownAddress !== getAddress()) void show(getAddress(), () => location.reload())
  })
}

async function show(href: string, leave: () => void, change?: () => void): Promise<boolean> {
  pending?.abort()
  const navigation = new AbortController()
  const { signal } = navigation
  pending = navigation
  const endLoading = startLoading()
  try {
    const [page, morph] = await Promise.all([loadPage(href, signal), loadMorph?.()])
    if (signal.aborted) return false
    if (page && morph) {
      change?.()
      hasChangedInPlace = true
      shownAddress = getAddress()
      document.title = page.title
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
      const { href: newCanonical } =
        page.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {}
      if (canonical && newCanonical) canonical.href = newCanonical
      keepFocus(() => morph.morphMain(page))
      return true
    }
    leave()
  } catch {
    if (!signal.aborted) leave()
  } finally {
    if (pending === navigation) pending = null
    endLoading()
  }
  return false
}

/** Loads a page; null if the browser has to load it, because it is of another kind or build. */
async function loadPage(href: string, signal: AbortSignal): Promise<Document | null> {
  const response = await fetch(href, { signal, headers: { accept: 'text/html' } })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || response.redirected || !isPage) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.getElementById('main') && readBuild(page) === readBuild(document) ? page : null
}

/** The script of a page and what its islands share. */
function readBuild(page: Document): string {
  const script = page.querySelector<HTMLElement>('script[type="module"][src]')
  return `${script?.getAttribute('src')} ${script?.dataset.page} ${page.getElementById('page-settings')?.textContent}`
}

/** Where the focused element is gone, the list is next; in a menu that has closed, its button. */
function keepFocus(change: () => void): void {
  const hadFocus = document.activeElement !== document.body
  change()
  const closed = document.activeElement?.closest('details:not([open])')
  const summary = closed?.querySelector<HTMLElement>(':scope > summary')
  if (summary) {
    summary.focus({ preventScroll: true })
    return
  }
  if (!hadFocus || document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('[data-list] h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

function showTopOfList(): void {
  const list = document.querySelector('[data-list]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' })
}

/** The link that a click follows in this tab. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, target } = event
  if (defaultPrevented || button !== 0 || !(target instanceof Element)) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = target.closest('a')
  return link && (link.target === '' || link.target === '_self') ? link : null
}

/** Whether a link shows other products of the same list: its part of the page is marked. */
function isListLink(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname === location.pathname &&
    link.hash === '' &&
    link.closest('[data-in-place]') !== null
  )
}
