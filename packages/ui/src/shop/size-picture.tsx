type SizePictureProps = {
  /** Address of a drawing of 1000 by 560 with its own figures. */
  src: string
  /** What is drawn and its sizes in words. */
  label: string
}

/** A drawing that the studio made of the very model: front and side in one scale. */
export function SizePicture({ src, label }: SizePictureProps) {
  return (
    <img
      src={src}
      alt={label}
      width={1000}
      height={560}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-medium bg-sand md:col-span-2"
    />
  )
}
