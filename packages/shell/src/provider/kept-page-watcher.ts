import { useKeptPage } from '@svetlitsa/api-client/shell/use-kept-page'

/** Keeps a page that the browser brings back as the shop is now, not as it was. */
export function KeptPageWatcher(): null {
  useKeptPage(reload)
  return null
}

function reload(): void {
  location.reload()
}
