type SizePictureProps = {
  /** Address of a drawing, 1000 wide, with its own figures. */
  src: string
  /** What is shown of the drawing; 560 where nothing is left out. */
  height?: number
  /** What is drawn and its sizes in words. */
  label: string
}

/** A drawing that the studio made of the very model: front and side in one scale. */
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
