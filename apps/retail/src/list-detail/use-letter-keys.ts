import { useEffect } from 'react'

/**
 * Keys of letters by their place on the keyboard (`KeyF`), so that they work in every layout. Disabled
 * while typing and under a window.
 */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = event.target instanceof HTMLElement ? event.target : null
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (element?.closest('input, textarea, [role=dialog], [role=listbox], [role=combobox]'))
        return
      const run = keys[event.code]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [keys])
}
