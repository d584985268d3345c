import type { ReactNode } from 'react'

type SizeDrawingProps = {
  /** The views in one scale: `<SizeView>`. */
  children: ReactNode
  /** Boxes, door, lift: `<SizeFact>`. */
  facts?: ReactNode
}

/** The frame of the drawings of a thing with its sizes, and the facts of carrying it in. */
export function SizeDrawing({ children, facts }: SizeDrawingProps) {
  return (
    <div className="flex flex-col gap-6">
      {/* One under the other the views keep their common scale: the side is as narrow as beside. */}
      <div className="grid gap-6 max-md:*:even:px-16 md:grid-cols-[8fr_5fr]">{children}</div>
      {facts && <ul className="grid md:grid-cols-3 md:gap-6">{facts}</ul>}
    </div>
  )
}
