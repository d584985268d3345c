import { Picture } from '../../media/picture/picture.tsx'

type TexturePictureProps = { src: string; alt?: string }

/**
 * A crop of fabric or wood that fills its disc or square; if it fails to load, the placeholder of
 * card.images is shown.
 */
export function TexturePicture({ src, alt = '' }: TexturePictureProps) {
  return (
    <Picture
      sources={{ src }}
      width={96}
      height={96}
      alt={alt}
      fallback="/images/dummy/no-texture.webp"
    />
  )
}
