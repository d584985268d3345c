import type { PictureData } from '@svetlitsa/ui/media/product-picture'
import { PromotionBanner } from '@svetlitsa/ui/promotion/promotion-banner'

export type BannerWindowProps = {
  banner: { id: number; name: string; href: string; picture: PictureData }
}

/** A section's banner in a window, titled with the banner's name. */
export function BannerWindow({ banner }: BannerWindowProps) {
  return <PromotionBanner href={banner.href} name={banner.name} picture={banner.picture} />
}
