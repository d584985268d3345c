import { type PointerEvent, useState } from 'react'
import { ProductPicture } from '../../media/product-picture/product-picture.tsx'
import { useCardOffer } from './card-offer-provider.tsx'

type CardPhotosProps = {
  alt: string
  load?: 'first' | 'soon' | 'lazy'
  /** Shows a product that is out of stock with reduced contrast, as `card-frame` does later. */
  dimmed?: boolean
}

const maxPhotos = 5

/**
 * The picture of a card, 5:4. On hover the second photo fades in and up to five thumbnails appear
 * (card.content), each showing its photo while hovered; until then only the first photo is loaded.
 * For keyboards and screen readers only the name is a link, so that a card is a single tab stop.
 */
export function CardPhotos({ alt, load = 'lazy', dimmed = false }: CardPhotosProps) {
  const { offer } = useCardOffer()
  const [wasHovered, setWasHovered] = useState(false)
  const [shown, setShown] = useState(0)
  const pictures = offer.pictures.slice(0, maxPhotos)
  const hasSeveral = pictures.length > 1

  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !hasSeveral) return
    setWasHovered(true)
    setShown(1)
  }

  return (
    <div
      aria-hidden="true"
      data-part="photos"
      data-theme="light"
      className={`relative aspect-5/4 overflow-hidden rounded-medium bg-sand [&_img]:opacity-(--picture-opacity) ${dimmed ? '[--picture-opacity:45%]' : ''}`}
    >
      <a
        href={offer.href}
        tabIndex={-1}
        onPointerEnter={handlePointerEnter}
        onPointerLeave={() => setShown(0)}
        className="absolute inset-0"
      >
        {pictures.map((picture, index) =>
          index === 0 || wasHovered ? (
            <span
              key={picture.sources.src}
              className={`absolute inset-0 transition-opacity ${index === shown || index === 0 ? 'opacity-100' : 'opacity-0'}`}
            >
              <ProductPicture picture={picture} alt={index === 0 ? alt : ''} load={load} />
            </span>
          ) : null,
        )}
        {wasHovered && hasSeveral && (
          <CardThumbs pictures={pictures} shown={shown} onShow={setShown} />
        )}
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
