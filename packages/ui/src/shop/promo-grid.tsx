import type { ReactNode } from 'react'

type PromoGridProps = {
  /** `<PromoScene>`. */
  scene: ReactNode
  /** Two `<PromoTile>`. */
  children: ReactNode
}

/** Promotions 7 : 5, the tiles two rows of 228; on the phone the scene above two small ones. */
export function PromoGrid({ scene, children }: PromoGridProps) {
  return (
    <div className="grid gap-3 md:grid-cols-[7fr_5fr] md:gap-6">
      {scene}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-1 md:grid-rows-2 md:gap-6">
        {children}
      </div>
    </div>
  )
}
