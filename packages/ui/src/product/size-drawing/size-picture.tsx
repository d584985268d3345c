type SizePictureProps = {
  /** Address of a drawing, 1000 units wide, that contains its dimensions. */
  src: string
  /** The visible height of the drawing; 560 for the whole drawing. */
  height?: number
  /** Describes the drawing and its dimensions in text. */
  label: string
}

/** A drawing made by the studio from the 3D model: front and side in a common scale. */
export function SizePicture({ src, height = 560, label }: SizePictureProps) {
  return (
    <img
      src={src}
      alt={label}
      width={1000}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-medium bg-sand md:col-span-2"
    />
  )
}
