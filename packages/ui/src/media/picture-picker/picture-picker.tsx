import { useId } from 'react'
import { type PictureData, ProductPicture } from '../product-picture/product-picture.tsx'

type PicturePickerProps = {
  /** «Фотографии». */
  label: string
  pictures: readonly PictureData[]
  chosen: number
  onChoose: (index: number) => void
  /** «Фото 2». */
  getPictureLabel: (number: number) => string
}

/** Thumbnails for choosing a picture: one tab stop, arrow keys move between them. */
export function PicturePicker({
  label,
  pictures,
  chosen,
  onChoose,
  getPictureLabel,
}: PicturePickerProps) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-5 gap-2">
        {pictures.map((picture, index) => (
          <label key={picture.sources.src} className="block">
            <input
              type="radio"
              name={group}
              aria-label={getPictureLabel(index + 1)}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              className="peer sr-only"
            />
            <span
              data-theme="light"
              className="block aspect-5/4 overflow-hidden rounded-compact bg-sand outline-2 outline-offset-1 outline-transparent peer-checked:outline-picture-ink peer-focus-visible:outline-accent"
            >
              <ProductPicture picture={picture} alt="" load="soon" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
