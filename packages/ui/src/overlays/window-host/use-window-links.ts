'use client'

import { useEffect } from 'react'
import type { WindowName, Windows } from './use-windows.ts'
import type { WindowRegistry } from './window-registry.ts'

/**
 * Makes links with `data-window` open their window. The listener runs in the capture phase, before
 * the router of an app handles the click; a click with a modifier key («open in a new tab») stays a
 * link.
 */
export function useWindowLinks(registry: WindowRegistry, open: Windows['open']) {
  useEffect(() => {
    const openFromLink = <Name extends WindowName>(name: Name, link: HTMLAnchorElement) => {
      const props = registry[name]?.parseLink?.(link)
      if (props) open(name, props)
      return props !== undefined
    }
    const isRegistered = (name: string): name is WindowName => Object.hasOwn(registry, name)

    const openOnLinkClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return
      const link = event.target instanceof Element && event.target.closest('a')
      const name = link ? link.dataset.window : undefined
      if (!link || !name || !isRegistered(name)) return
      if (openFromLink(name, link)) event.preventDefault()
    }
    document.addEventListener('click', openOnLinkClick, { capture: true })
    return () => document.removeEventListener('click', openOnLinkClick, { capture: true })
  }, [registry, open])
}
