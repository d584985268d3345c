'use client'

import { useId } from 'react'
import { type PictureData, ProductPicture } from './product-picture.tsx'

type PictureChoiceProps = {
  /** «Фотографии». */
  label: string
  pictures: readonly PictureData[]
  chosen: number
  onChoose: (index: number) => void
  /** «Фото 2». */
  wordOf: (number: number) => string
}

/** Thumbnails to choose a picture by: one stop of the Tab key, walked by the arrows. */
export function PictureChoice({ label, pictures, chosen, onChoose, wordOf }: PictureChoiceProps) {
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
              aria-label={wordOf(index + 1)}
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
