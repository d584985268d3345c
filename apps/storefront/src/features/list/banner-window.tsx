'use client'

import type { PictureData } from '@svetlitsa/ui/shop/product-picture'
import { PromoBanner } from '@svetlitsa/ui/shop/promo-banner'

export type BannerWindowProps = {
  banner: { id: number; name: string; href: string; picture: PictureData }
}

/** A section's banner in a window of its own; its name stands in the window's head. */
export function BannerWindow({ banner }: BannerWindowProps) {
  return <PromoBanner href={banner.href} name={banner.name} picture={banner.picture} />
}
