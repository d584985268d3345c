import { Picture } from '../primitives/picture.tsx'

type TexturePictureProps = { src: string; alt?: string }

/** A crop of cloth or wood that fills its disc or square; broken, the dummy of storefront §8. */
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
