import type { DataLayerEntry } from './event/build-data-layer-entry.ts'

type Ym = { (...args: unknown[]): void; a?: unknown[][]; l?: number }

declare global {
  interface Window {
    dataLayer?: { push: (entry: DataLayerEntry) => unknown }
    ym?: Ym
  }
}

const source = 'https://mc.yandex.ru/metrika/tag.js'

/**
 * Loads Yandex Metrika and calls back when it is ready. A blocked or failing counter is not an
 * error of the page: the events then stay pending.
 */
export function startCounter(
  counterId: number,
  params: Readonly<Record<string, string>>,
  onReady: () => void,
): void {
  document.addEventListener(`yacounter${counterId}inited`, onReady, { once: true })
  const calls: unknown[][] = []
  const ym: Ym =
    window.ym ??
    Object.assign((...args: unknown[]) => void calls.push(args), {
      a: calls,
      l: Date.now(),
    })
  window.ym = ym
  const script = document.createElement('script')
  script.async = true
  script.src = source
  document.head.append(script)
  ym(counterId, 'init', {
    ecommerce: 'dataLayer',
    triggerEvent: true,
    clickmap: true,
    trackLinks: true,
    accurateTrackBounce: true,
    params: { campaign: params },
  })
}

/** Reports a client navigation to the counter, which sees only document loads itself. */
export function sendHit(counterId: number): void {
  window.ym?.(counterId, 'hit', location.href)
}

const timeoutMs = 1_000

/** The visitor's client id in Metrika; null where there is no counter or it does not respond. */
export function getCounterClientId(counterId: number | null): Promise<string | null> {
  const { ym } = window
  if (counterId === null || !ym) return Promise.resolve(null)
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), timeoutMs)
    ym(counterId, 'getClientID', (id: unknown) => resolve(id ? String(id) : null))
  })
}
