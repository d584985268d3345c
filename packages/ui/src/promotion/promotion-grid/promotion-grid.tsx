import type { ReactNode } from 'react'

type PromotionGridProps = {
  /** `<PromotionScene>`. */
  scene: ReactNode
  /** Two `<PromotionTile>`s. */
  children: ReactNode
}

/**
 * Promotions in a 7:5 grid, the tiles as two rows of 228 px; on the phone the scene above two small
 * tiles.
 */
export function PromotionGrid({ scene, children }: PromotionGridProps) {
  return (
    <div className="grid gap-3 md:grid-cols-[7fr_5fr] md:gap-6">
      {scene}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-1 md:grid-rows-2 md:gap-6">
        {children}
      </div>
    </div>
  )
}
