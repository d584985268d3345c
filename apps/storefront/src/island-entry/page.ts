import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { layOutDeferred } from '../island/browser/lay-out-deferred.ts'
import { mountIslands } from '../island/browser/mount-islands.tsx'
import { openWindowLinks } from '../island/browser/open-window-links.ts'
import { setPageIslands } from '../island/browser/page-islands.ts'
import { readPageSettings } from '../island/browser/read-page-settings.ts'
import { setWindowHost } from '../island/page-windows.ts'
import { islandLoaders } from '../island-registry/island-loaders.ts'
import { followListLinks } from '../navigation/navigate-in-place.ts'

/** Errors are rare, so what is shown of one loads when it happens. */
const FailedScreen = lazyWithReload(() =>
  import('../features/error-page/failed-screen.tsx').then(({ FailedScreen }) => ({
    default: FailedScreen,
  })),
)

/**
 * Brings the page to life: its islands, its windows and the links that open them. Journeys read from
 * the document when it is done.
 */
export async function mountPage(): Promise<void> {
  const settings = readPageSettings()
  setPageIslands({ loaders: islandLoaders, FailedScreen })
  setWindowHost(async () => {
    const { mountWindowHost } = await import('../window/mount-window-host.tsx')
    return mountWindowHost(settings)
  })
  openWindowLinks()
  followListLinks(() => import('../navigation/morph-main.ts'))
  const mounted = mountIslands(document, settings)
  layOutDeferred()
  await mounted
  document.documentElement.dataset.islands = 'ready'
}
