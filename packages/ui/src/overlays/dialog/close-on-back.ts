import { useEffect, useEffectEvent } from 'react'

/**
 * The used part of CloseWatcher (WHATWG HTML, «Close requests»); Safari does not support it yet.
 */
declare global {
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined
}

/**
 * Rendered inside an open window: the Back button of a phone closes the window instead of leaving
 * the page. The window handles the Escape key itself before this component does.
 */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!globalThis.CloseWatcher) return
    const watcher = new globalThis.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [])
  return null
}
