'use client'

import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { PhotoPicker } from '@svetlitsa/ui/shop/photo-picker'
import { useState } from 'react'
import { shrinkPhoto } from './shrink-photo.ts'

type PhotoFieldProps = {
  /** Base64 of JPEGs. */
  photos: readonly string[]
  onChange: (photos: string[]) => void
}

const most = 5

/** Up to five photographs, shrunk in the browser before they are sent. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const say = useTexts(reviewTexts)
  const [error, setError] = useState('')
  const add = async (files: readonly File[]) => {
    const room = most - photos.length
    const made = await Promise.all(files.slice(0, room).map(shrinkPhoto))
    const good = made.filter((photo) => photo !== null)
    const isBad = good.length < made.length
    setError(isBad ? say('form.photoWrong') : files.length > room ? say('form.photoMany') : '')
    onChange([...photos, ...good])
  }
  return (
    <PhotoPicker
      label={say('form.photos')}
      hint={say('form.photosHint')}
      error={error}
      addLabel={say('form.addPhoto')}
      photos={photos.map((photo, at) => ({
        src: `data:image/jpeg;base64,${photo}`,
        removeLabel: say('form.removePhoto', { n: at + 1 }),
      }))}
      onAdd={photos.length < most ? (files) => void add(files) : undefined}
      onRemove={(at) => onChange(photos.filter((_, place) => place !== at))}
    />
  )
}
