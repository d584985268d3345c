import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A scanner types a character every few milliseconds; nobody types a whole code this fast. */
const MAX_GAP_MS = 50
const MIN_LENGTH = 6

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Reads a USB scanner that types like a keyboard and ends with Enter, wherever the focus is. What it
 * typed into a field is taken out again.
 *
 * @param searchField a field that itself searches for what is typed into it. It is left alone: on a
 *   slow device the first characters of a scan may come too late to be told from the rest.
 */
export function useWedgeScanner(
  onScan: (code: string) => void,
  searchField?: RefObject<HTMLInputElement | null>,
) {
  const tell = useEffectEvent(onScan)
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    let field: { element: TextField; value: string } | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (searchField && target === searchField.current) return
      if (timeStamp - lastAt > MAX_GAP_MS) typed = ''
      lastAt = timeStamp
      if (key === 'Enter') {
        const code = typed
        typed = ''
        if (code.length < MIN_LENGTH) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (field) restoreValue(field.element, field.value)
        tell(code)
      } else if (key.length === 1) {
        if (typed === '') {
          field = isTextField(target) ? { element: target, value: target.value } : null
        }
        typed += key
      }
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [searchField])
}

/** Sets a controlled field as if its reader had typed, so that React notices. */
function restoreValue(element: TextField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
