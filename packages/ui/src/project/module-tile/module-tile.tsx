import type { ReactNode } from 'react'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

type ModuleTileProps = {
  name: string
  /** «90 × 60 × 220 см, дуб». */
  size: string
  price: string
  picture?: PictureData
  /** The button that places it, or the reason why it cannot be placed. */
  action: ReactNode
}

/** A module in the list of the constructor: picture at the left, name, price, one button. */
export function ModuleTile({ name, size, price, picture, action }: ModuleTileProps) {
  return (
    <article className="flex gap-4 border-b border-line py-4">
      <div className="h-20 w-24 shrink-0 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={picture} alt="" />}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-card-name">{name}</h3>
        <p className="text-meta text-ink-soft">{size}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold">{price}</p>
          {action}
        </div>
      </div>
    </article>
  )
}
