const channelName = 'basket'

let channel: BroadcastChannel | null = null

/** One channel for sending and listening, so that a tab does not hear itself. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(channelName)
  return channel
}

/** Tells the other tabs of this browser that the basket changed. */
export function announceBasket(version: number): void {
  openChannel()?.postMessage(version)
}

/**
 * Calls back when another tab changed the basket; returns how to stop. The channel is closed while
 * the page is put aside, because an open one keeps it out of the browser's back-forward cache.
 */
export function watchBasket(onChanged: (version: number) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => onChanged(Number(data))
  const start = () => openChannel()?.addEventListener('message', onMessage)
  const stop = () => {
    channel?.removeEventListener('message', onMessage)
    channel?.close()
    channel = null
  }
  start()
  window.addEventListener('pagehide', stop)
  window.addEventListener('pageshow', start)
  return () => {
    window.removeEventListener('pagehide', stop)
    window.removeEventListener('pageshow', start)
    stop()
  }
}
