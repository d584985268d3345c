import { useOpenWindows, useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect } from 'react'
import type { BannerWindowProps } from './banner-window.tsx'

type PopUpBannerProps = {
  banner: BannerWindowProps['banner']
  /** A cached page may have been rendered before the banner starts. */
  dateStart: string | null
}

/** Lets the shopper look at the products first. */
const openDelayMs = 12_000

/** Opens the banner's window once per visitor and banner, when no other window is open. */
export function PopUpBanner({ banner, dateStart }: PopUpBannerProps) {
  const { open } = useWindows()
  const isNoWindowOpen = useOpenWindows().active === null
  useEffect(() => {
    const storageKey = `banner-${banner.id}`
    if (!isNoWindowOpen || isShown(storageKey) || (dateStart && new Date(dateStart) > new Date()))
      return
    const timer = setTimeout(() => {
      storeShown(storageKey)
      open('banner', { banner })
    }, openDelayMs)
    return () => clearTimeout(timer)
  }, [banner, dateStart, isNoWindowOpen, open])
  return null
}

function isShown(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    // Without storage it would open on every page, so it counts as shown.
    return true
  }
}

function storeShown(name: string): void {
  try {
    localStorage.setItem(name, '1')
  } catch {
    // Without storage the banner is never opened.
  }
}
