import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

type RoomTileProps = {
  name: string
  picture: PictureData
  href?: string
  /** 4:5 for styles, 4:3 for rooms. */
  shape?: 'room' | 'style'
}

/**
 * An interior as a picture with its name below: a style on the home page, a store, a customer's
 * home.
 */
export function RoomTile({ name, picture, href, shape = 'room' }: RoomTileProps) {
  const content = (
    <>
      <span
        className={`block overflow-hidden rounded-medium bg-sand ${shape === 'style' ? 'aspect-4/5' : 'aspect-4/3'}`}
      >
        <ProductPicture picture={picture} alt="" />
      </span>
      <span
        className={`mt-3 block underline-offset-4 group-hover:underline ${shape === 'style' ? 'text-h3' : 'text-small'}`}
      >
        {name}
      </span>
    </>
  )
  if (!href) return <div>{content}</div>
  return (
    <a href={href} className="group block rounded-medium">
      {content}
    </a>
  )
}
