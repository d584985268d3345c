import {
  createOpenWindowsStore,
  type OpenWindowsStore,
} from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import type { Windows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type PageWindows = Windows & { openWindows: OpenWindowsStore }

let loadHost: (() => Promise<Windows>) | null = null
let host: Promise<Windows> | null = null

/** Sets what renders the windows of the page; it is loaded with the first window. */
export function setWindowHost(load: () => Promise<Windows>): void {
  loadHost = load
}

/** Loads what renders the windows, once. */
export async function loadWindowHost(): Promise<Windows> {
  if (!loadHost) throw new Error('The page has no windows')
  host ??= loadHost()
  return host
}

/** The windows of the page, shared by all its islands. */
export const pageWindows: PageWindows = {
  open: (name, props) => void loadWindowHost().then((windows) => windows.open(name, props)),
  close: () => void host?.then((windows) => windows.close()),
  openWindows: createOpenWindowsStore(),
}
