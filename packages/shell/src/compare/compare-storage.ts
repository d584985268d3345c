import { type ComparedProduct, maxCompared } from '@svetlitsa/domain/compare/comparison'

const storageKey = 'svetlitsa-compare'
const changeEvent = 'svetlitsa-compare'
const none: readonly ComparedProduct[] = []

let lastText: string | null = null
let lastList = none

/** The compared products of this browser; the same array until they change. */
export function readCompared(): readonly ComparedProduct[] {
  const text = readText()
  if (text !== lastText) {
    lastText = text
    lastList = parseList(text)
  }
  return lastList
}

export function storeCompared(list: readonly ComparedProduct[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list))
  } catch {
    // Without storage nothing can be compared, and the rest of the page works.
  }
  dispatchEvent(new Event(changeEvent))
}

/** A page that the browser keeps hears of no change until it is shown again. */
const events = [changeEvent, 'storage', 'pageshow'] as const

/** Subscribes to changes in this tab and in others; returns the function that ends it. */
export function onComparedChange(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener)
  return () => {
    for (const name of events) removeEventListener(name, listener)
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function parseList(text: string | null): readonly ComparedProduct[] {
  if (!text) return none
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isCompared).slice(0, maxCompared) : none
  } catch {
    return none
  }
}

function isCompared(entry: unknown): entry is ComparedProduct {
  if (typeof entry !== 'object' || entry === null) return false
  const { url, offerId } = entry as Partial<ComparedProduct>
  return (
    typeof url === 'string' && /^\/catalog\/[^/]+\/[^/]+\/$/.test(url) && Number.isInteger(offerId)
  )
}
