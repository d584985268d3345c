'use client'

import { ImageUp } from 'lucide'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { Icon } from './icon.tsx'

type FileDropProps = {
  /** What the choosing offers, as `accept` of a file field. */
  accept: string
  onFile: (file: File) => void
  words: {
    drop: string
    /** While a file hangs over the field. */
    dropNow: string
    choose: string
    /** Takes a photograph, where the device has a camera. */
    camera: string
    limits: string
  }
}

const choiceLook =
  'inline-flex min-h-12 cursor-pointer items-center rounded-medium px-6 py-2.5 text-body font-semibold transition-colors has-focus-visible:ring-2 has-focus-visible:ring-accent has-focus-visible:ring-offset-2 has-focus-visible:ring-offset-paper'

/** A wide field that takes one file: dropped, chosen or photographed. Pasting is the page's. */
export function FileDrop({ accept, onFile, words }: FileDropProps) {
  const limitsId = useId()
  const [isOver, setOver] = useState(false)
  // Over the words and buttons inside it still hangs over the field.
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
    // The same file may be chosen again after it was refused.
    target.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the others are fields inside
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
        <Icon of={ImageUp} size="bar" />
      </span>
      <p className="max-w-96 text-body">{isOver ? words.dropNow : words.drop}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <label className={`${choiceLook} bg-accent text-on-accent hover:bg-accent-hover`}>
          {words.choose}
          <input
            type="file"
            accept={accept}
            aria-describedby={limitsId}
            className="sr-only"
            onChange={choose}
          />
        </label>
        <label className={`${choiceLook} bg-sand text-ink hover:bg-sand-deep lg:hidden`}>
          {words.camera}
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
        {words.limits}
      </p>
    </div>
  )
}
