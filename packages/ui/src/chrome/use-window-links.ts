'use client'

import { useEffect } from 'react'
import type { WindowName, Windows } from './use-windows.tsx'
import type { WindowRegistry } from './window-registry.tsx'

/**
 * Links with `data-window` open their window. Heard while the press goes down the page, before any
 * router of an app sees it; a press with a key that means «in a new tab» stays a link.
 */
export function useWindowLinks(registry: WindowRegistry, open: Windows['open']) {
  useEffect(() => {
    const openByLink = <Name extends WindowName>(name: Name, link: HTMLAnchorElement) => {
      const props = registry[name]?.byLink?.(link)
      if (props) open(name, props)
      return props !== undefined
    }
    const isRegistered = (name: string): name is WindowName => Object.hasOwn(registry, name)

    const listen = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return
      const link = event.target instanceof Element && event.target.closest('a')
      const name = link ? link.dataset.window : undefined
      if (!link || !name || !isRegistered(name)) return
      if (openByLink(name, link)) event.preventDefault()
    }
    document.addEventListener('click', listen, { capture: true })
    return () => document.removeEventListener('click', listen, { capture: true })
  }, [registry, open])
}
