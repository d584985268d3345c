import { Camera, type IconNode, ImagePlus, X } from 'lucide'
import { type DragEvent, useId, useState } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

type PhotoPickerProps = {
  label: string
  hint: string
  error?: string
  addLabel: string
  /**
   * What else the field takes: types of files, photos of the device's camera, and what a person at a
   * desk drops or pastes.
   */
  source?: { accept: string; cameraLabel: string; dropNote?: string }
  photos: readonly { src: string; removeLabel: string }[]
  /** Omitted when the maximum number of photos is reached. */
  onAdd: ((files: File[]) => void) | undefined
  onRemove: (index: number) => void
}

/** Photos attached to a form: selected or taken, shown as thumbnails, removable. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, hint, error, addLabel, source, photos, onAdd, onRemove } = props
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd?.([...event.dataTransfer.files])
  }
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className={isOver ? 'rounded-small outline-2 outline-accent outline-dashed' : ''}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(onAdd !== undefined)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
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
            <PhotoInput label={addLabel} icon={ImagePlus} accept={source?.accept} onAdd={onAdd} />
          </li>
        )}
        {onAdd && source && (
          <li className="lg:hidden">
            <PhotoInput label={source.cameraLabel} icon={Camera} isCamera onAdd={onAdd} />
          </li>
        )}
        {onAdd && source?.dropNote && (
          <li className="max-w-52 self-center pl-2 text-note text-ink-soft max-lg:hidden">
            {source.dropNote}
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={`mt-1 text-note ${error ? 'text-sale' : 'text-ink-soft'}`}>
        <span role="status">{error || hint}</span>
      </p>
    </fieldset>
  )
}

type PhotoInputProps = {
  label: string
  icon: IconNode
  accept?: string | undefined
  isCamera?: boolean
  onAdd: (files: File[]) => void
}

const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

function PhotoInput({ label, icon, accept = photoTypes, isCamera, onAdd }: PhotoInputProps) {
  return (
    <label className="flex h-20 w-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-small border border-dashed border-control p-1 text-center text-note text-ink-soft hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <Icon iconNode={icon} />
      {label}
      <input
        type="file"
        {...(isCamera ? { capture: 'environment', accept: 'image/*' } : { multiple: true, accept })}
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
