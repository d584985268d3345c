import { ImageUp } from 'lucide'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

type FileDropProps = {
  /** Accepted file types, as in `accept` of a file input. */
  accept: string
  onFile: (file: File) => void
  labels: {
    drop: string
    /** Shown while a file is dragged over the field. */
    dragOver: string
    choose: string
    /** Takes a photo, if the device has a camera. */
    camera: string
    limits: string
  }
}

const choiceClass =
  'inline-flex min-h-12 cursor-pointer items-center rounded-medium px-6 py-2.5 text-body font-semibold transition-colors has-focus-visible:ring-2 has-focus-visible:ring-accent has-focus-visible:ring-offset-2 has-focus-visible:ring-offset-paper'

/**
 * A wide field that accepts one file: dropped, selected or photographed. Pasting is handled by the
 * page.
 */
export function FileDrop({ accept, onFile, labels }: FileDropProps) {
  const limitsId = useId()
  const [isOver, setOver] = useState(false)
  // Moving over the text and buttons inside the field is not leaving it.
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    // Allows selecting the same file again after it was rejected.
    target.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways; the others are inputs inside
    <div
      className={`flex min-h-80 flex-col items-center justify-center gap-5 rounded-large border-2 border-dashed p-6 text-center transition-colors ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={leave}
      onDrop={drop}
    >
      <span className="text-ink-soft">
        <Icon iconNode={ImageUp} size="bar" />
      </span>
      <p className="max-w-96 text-body">{isOver ? labels.dragOver : labels.drop}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <label className={`${choiceClass} bg-accent text-on-accent hover:bg-accent-hover`}>
          {labels.choose}
          <input
            type="file"
            accept={accept}
            aria-describedby={limitsId}
            className="sr-only"
            onChange={choose}
          />
        </label>
        <label className={`${choiceClass} bg-sand text-ink hover:bg-sand-deep lg:hidden`}>
          {labels.camera}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-describedby={limitsId}
            className="sr-only"
            onChange={choose}
          />
        </label>
      </div>
      <p id={limitsId} className="max-w-96 text-small text-ink-soft">
        {labels.limits}
      </p>
    </div>
  )
}
