'use client'

import { type PointerEvent, useState } from 'react'
import { useCardOffer } from './card-offer-scope.tsx'
import { ProductPicture } from './product-picture.tsx'

type CardPhotosProps = {
  alt: string
  load?: 'first' | 'soon' | 'lazy'
  /** A thing out of stock is shown pale. */
  pale?: boolean
}

const most = 5

/**
 * The picture of a card, 5:4. Under a mouse the second photo fades in and up to five thumbnails
 * appear (storefront §9), each showing its photo while pointed at; until then only the first photo
 * is fetched. The link is left to the name for keyboards and readers, so one card is one stop.
 */
export function CardPhotos({ alt, load = 'lazy', pale = false }: CardPhotosProps) {
  const { offer } = useCardOffer()
  const [reached, setReached] = useState(false)
  const [shown, setShown] = useState(0)
  const pictures = offer.pictures.slice(0, most)
  const several = pictures.length > 1

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !several) return
    setReached(true)
    setShown(1)
  }

  return (
    <div
      aria-hidden="true"
      data-part="photos"
      data-theme="light"
      className={`relative aspect-5/4 overflow-hidden rounded-medium bg-sand ${pale ? '[&_img]:opacity-45' : ''}`}
    >
      <a
        href={offer.href}
        tabIndex={-1}
        onPointerEnter={enter}
        onPointerLeave={() => setShown(0)}
        className="absolute inset-0"
      >
        {pictures.map((picture, index) =>
          index === 0 || reached ? (
            <span
              key={picture.sources.src}
              className={`absolute inset-0 transition-opacity ${index === shown || index === 0 ? 'opacity-100' : 'opacity-0'}`}
            >
              <ProductPicture picture={picture} alt={index === 0 ? alt : ''} load={load} />
            </span>
          ) : null,
        )}
        {reached && several && <CardThumbs pictures={pictures} shown={shown} onShow={setShown} />}
      </a>
    </div>
  )
}

type CardThumbsProps = {
  pictures: ReturnType<typeof useCardOffer>['offer']['pictures']
  shown: number
  onShow: (index: number) => void
}

function CardThumbs({ pictures, shown, onShow }: CardThumbsProps) {
  return (
    <span
      data-part="thumbs"
      className={`absolute inset-x-2 bottom-2 flex justify-center gap-1 transition-opacity ${shown === 0 ? 'opacity-0' : 'opacity-100'}`}
    >
      {pictures.map((picture, index) => (
        <span
          key={picture.sources.src}
          onPointerEnter={() => onShow(index)}
          className={`h-8 w-10 overflow-hidden rounded-small bg-sand ${index === shown ? 'ring-2 ring-picture-ink' : 'ring-1 ring-white'}`}
        >
          <ProductPicture picture={picture} alt="" />
        </span>
      ))}
    </span>
  )
}
