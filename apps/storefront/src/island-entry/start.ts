import { whenPainted } from '@svetlitsa/ui/lazy/when-painted'
import { replaceBrokenPictures } from '@svetlitsa/ui/media/picture/replace-broken-pictures'
import { holdEarlyClick } from '../island/browser/start/hold-early-click.ts'
import { loadPageScript } from '../island/browser/start/load-page-script.ts'

replaceBrokenPictures(document)
// Not awaited: the page's script imports from this one, and each would wait for the other.
void startPage(holdEarlyClick())

/**
 * React and the islands load after the first paint, so that they compete with neither the style
 * sheet nor the first picture. The server names their script, which is built as an entry, too.
 */
async function startPage(releaseClick: () => void): Promise<void> {
  await whenPainted()
  const script = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.page ?? ''
  const page = await loadPageScript<typeof import('./page.ts')>(
    () => import(/* @vite-ignore */ script),
  )
  void page?.mountPage()
  // Where the script cannot be loaded, links and forms work as the browser knows them.
  releaseClick()
}
