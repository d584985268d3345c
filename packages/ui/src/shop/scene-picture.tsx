import { type PictureData, ProductPicture } from './product-picture.tsx'

type ScenePictureProps = {
  picture: PictureData
  alt: string
  /** What to compare with, on a white label: «Рядом торшер 164 см». */
  caption: string
}

/** A picture under the gallery that shows the thing in a room, or its cloth and seams close by. */
export function ScenePicture({ picture, alt, caption }: ScenePictureProps) {
  return (
    <figure className="relative min-w-0 overflow-hidden rounded-medium bg-sand">
      <div className="h-52 md:h-84">
        <ProductPicture picture={picture} alt={alt} />
      </div>
      <figcaption className="absolute bottom-3 left-3 max-w-[calc(100%-(--spacing(6)))] rounded-small bg-white px-3 py-1 text-note text-picture-ink md:text-meta">
        {caption}
      </figcaption>
    </figure>
  )
}
