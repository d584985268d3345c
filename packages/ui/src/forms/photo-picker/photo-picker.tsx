'use client'

import { Camera, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

type PhotoPickerProps = {
  label: string
  hint: string
  error?: string
  addLabel: string
  photos: readonly { src: string; removeLabel: string }[]
  /** Omitted when the maximum number of photos is reached. */
  onAdd: ((files: File[]) => void) | undefined
  onRemove: (index: number) => void
}

/** Photos attached to a form: selected or taken, shown as thumbnails, removable. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, hint, error, addLabel, photos, onAdd, onRemove } = props
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1 text-small text-ink-soft">{label}</legend>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ src, removeLabel }, index) => (
          <li key={src} className="relative size-20 overflow-hidden rounded-small bg-sand">
            <img src={src} alt="" className="size-full object-cover" />
            <button
              type="button"
              aria-label={removeLabel}
              onClick={() => onRemove(index)}
              data-theme="light"
              className="absolute top-0 right-0 flex size-8 items-center justify-center rounded-bl-small bg-white text-picture-ink"
            >
              <Icon iconNode={X} size="line" />
            </button>
          </li>
        ))}
        {onAdd && (
          <li>
            <label
              title={addLabel}
              className="flex size-20 cursor-pointer items-center justify-center rounded-small border border-dashed border-control text-ink-soft hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <Icon iconNode={Camera} />
              <input
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
                aria-label={addLabel}
                onChange={(event) => {
                  onAdd([...(event.currentTarget.files ?? [])])
                  event.currentTarget.value = ''
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={`mt-1 text-note ${error ? 'text-sale' : 'text-ink-soft'}`}>
        <span role="status">{error || hint}</span>
      </p>
    </fieldset>
  )
}
