import type { DataLayerEntry } from './data-layer-entry.ts'

type Ym = { (...said: unknown[]): void; a?: unknown[][]; l?: number }

declare global {
  interface Window {
    dataLayer?: { push: (entry: DataLayerEntry) => unknown }
    ym?: Ym
  }
}

const source = 'https://mc.yandex.ru/metrika/tag.js'

/**
 * Loads Yandex Metrika and calls back once it listens. A blocked or failing counter is no fault of
 * the page: the events then wait in vain.
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
    Object.assign((...said: unknown[]) => void calls.push(said), {
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

/** A page that came without a load of the document is told to the counter by hand. */
export function hitCounter(counterId: number): void {
  window.ym?.(counterId, 'hit', location.href)
}

const patienceMs = 1_000

/** The visitor's number in Metrika, or null where there is no counter or it does not answer. */
export function counterClientId(counterId: number | null): Promise<string | null> {
  const { ym } = window
  if (counterId === null || !ym) return Promise.resolve(null)
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patienceMs)
    ym(counterId, 'getClientID', (id: unknown) => resolve(id ? String(id) : null))
  })
}
