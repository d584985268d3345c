import type { ReactNode } from 'react'

type SizeDrawingProps = {
  /** The views in a common scale: `<SizeView>`. */
  children: ReactNode
  /** Boxes, door, lift: `<SizeProperty>`. */
  properties?: ReactNode
}

/** The drawings of a product with its dimensions, and the facts about carrying it in. */
export function SizeDrawing({ children, properties }: SizeDrawingProps) {
  return (
    <div className="flex flex-col gap-6">
      {/* Stacked views keep their common scale: the side view is as narrow as it is side by side. */}
      <div className="grid gap-6 max-md:*:even:px-16 md:grid-cols-[8fr_5fr]">{children}</div>
      {properties && <ul className="grid md:grid-cols-3 md:gap-6">{properties}</ul>}
    </div>
  )
}
