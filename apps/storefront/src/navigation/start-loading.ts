/** After this time the page is told that its successor is late (loading.delay). */
const delayMs = 550

let loadingCount = 0

/**
 * Shows that the page is loading another one: by the bar at its top (loading.bar), and if that is
 * late, by marking its main part as busy. Returns the function that ends this.
 */
export function startLoading(): () => void {
  const main = document.getElementById('main')
  loadingCount += 1
  void showBar()
  const timer = setTimeout(() => main?.setAttribute('aria-busy', 'true'), delayMs)
  return () => {
    clearTimeout(timer)
    loadingCount -= 1
    void showBar()
    if (loadingCount === 0) main?.removeAttribute('aria-busy')
  }
}

/** A link may turn out to be a file that the browser saves; then the page stays. */
const longestLeaveMs = 30_000

/** Shows the same while the browser leaves the page for another one of the shop. */
export function startLeaving(link: HTMLAnchorElement): void {
  const { pathname, search } = location
  const isSamePage = link.pathname === pathname && link.search === search && link.hash !== ''
  if (link.origin !== location.origin || link.hasAttribute('download') || isSamePage) return
  const endLoading = startLoading()
  const timer = setTimeout(end, longestLeaveMs)
  // A page that the browser brings back is loading nothing.
  addEventListener('pagehide', end, { once: true })
  function end() {
    clearTimeout(timer)
    removeEventListener('pagehide', end)
    endLoading()
  }
}

async function showBar(): Promise<void> {
  try {
    const { renderLoadingBar } = await import('./render-loading-bar.tsx')
    renderLoadingBar(loadingCount > 0)
  } catch {
    // The bar is only a sign.
  }
}
