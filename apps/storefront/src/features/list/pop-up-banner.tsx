'use client'

import { useShownWindows, useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect } from 'react'
import type { BannerWindowProps } from './banner-window.tsx'

type PopUpBannerProps = {
  banner: BannerWindowProps['banner']
  /** A page drawn earlier must not be ahead of it. */
  dateStart: string | null
}

/** A shopper who has come to look at goods sees them first. */
const afterMs = 12_000

/** Opens the banner's window once a visitor and banner, when nothing else is open. */
export function PopUpBanner({ banner, dateStart }: PopUpBannerProps) {
  const { open } = useWindows()
  const isFree = useShownWindows().active === null
  useEffect(() => {
    const seen = `banner-${banner.id}`
    if (!isFree || wasSeen(seen) || (dateStart && new Date(dateStart) > new Date())) return
    const timer = setTimeout(() => {
      note(seen)
      open('banner', { banner })
    }, afterMs)
    return () => clearTimeout(timer)
  }, [banner, dateStart, isFree, open])
  return null
}

function wasSeen(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    // Where nothing can be kept it would open on every page: rather never.
    return true
  }
}

function note(name: string): void {
  try {
    localStorage.setItem(name, '1')
  } catch {
    // It was not to be opened without a memory in the first place.
  }
}
