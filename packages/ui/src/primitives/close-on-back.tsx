'use client'

import { useEffect, useEffectEvent } from 'react'

/** The part of CloseWatcher (WHATWG HTML, «Close requests») that is used here; Safari has none yet. */
declare global {
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined
}

/**
 * Stands in an open window: the Back of a phone closes the window and does not leave the page. The
 * Escape key stays with the window itself, which takes it first.
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
