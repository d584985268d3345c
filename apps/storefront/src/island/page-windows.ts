import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { loadChunk } from '@svetlitsa/ui/lazy/load-chunk'
import {
  createOpenWindowsStore,
  type OpenWindowsStore,
} from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import type { Windows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { readPageSettings } from './browser/read-page-settings.ts'

type PageWindows = Windows & { openWindows: OpenWindowsStore }

let loadHost: (() => Promise<Windows>) | null = null
let host: Promise<Windows> | null = null

/** Sets what renders the windows of the page; it is loaded with the first window. */
export function setWindowHost(load: () => Promise<Windows>): void {
  loadHost = load
}

/** Loads what renders the windows, once; where that fails, the page says so without a window. */
export async function loadWindowHost(): Promise<Windows> {
  if (!loadHost) throw new Error('The page has no windows')
  host ??= loadChunk(loadHost)
  try {
    const windows = await host
    failure?.remove()
    return windows
  } catch (error) {
    host = null
    showFailure()
    throw error
  }
}

/** How long the page says that a window could not be loaded. */
const NOTICE_MS = 8_000
let failure: HTMLElement | null = null

function showFailure(): void {
  failure?.remove()
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className =
    'fixed inset-x-4 bottom-20 z-50 mx-auto w-fit rounded-medium bg-sale-soft px-4 py-3 text-small text-ink'
  notice.textContent = shellTexts[readPageSettings().language].fault.text
  document.body.append(notice)
  setTimeout(() => notice.remove(), NOTICE_MS)
  failure = notice
}

/** The windows of the page, shared by all its islands. */
export const pageWindows: PageWindows = {
  open: (name, props) =>
    void loadWindowHost().then((windows) => windows.open(name, props), reportError),
  close: () =>
    void host?.then(
      (windows) => windows.close(),
      () => undefined,
    ),
  openWindows: createOpenWindowsStore(),
}
