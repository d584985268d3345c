'use client'

import { Button } from '@svetlitsa/ui/primitives/button'
import { type CropBox, CropFrame } from '@svetlitsa/ui/shop/crop-frame'
import { useState } from 'react'
import type { PictureWords } from './picture-words.ts'

type PictureFramingProps = {
  src: string
  words: PictureWords
  isSending: boolean
  onFind: (crop: CropBox) => void
  onAnother: () => void
}

const whole: CropBox = { left: 0, top: 0, width: 1, height: 1 }
/** People put what they mean into the middle. */
const first: CropBox = { left: 0.08, top: 0.08, width: 0.84, height: 0.84 }

/** The frame round the thing that is meant, and the way to what looks like it. */
export function PictureFraming(props: PictureFramingProps) {
  const { src, words, isSending, onFind, onAnother } = props
  const [crop, setCrop] = useState(first)
  return (
    <section aria-label={words.crop} className="flex flex-col gap-4">
      <div>
        <h2 className="text-h3">{words.crop}</h2>
        <p className="text-small text-ink-soft">{words.cropHint}</p>
      </div>
      <div className="rounded-large bg-sand p-3">
        <CropFrame
          src={src}
          alt={words.asked}
          value={crop}
          onChange={setCrop}
          label={words.frame}
          hint={words.cropHint}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button waiting={isSending && words.finding} onClick={() => onFind(crop)}>
          {words.find}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={() => setCrop(whole)}>
          {words.whole}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
