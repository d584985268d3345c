'use client'

import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoPicker } from '@svetlitsa/ui/forms/photo-picker'
import { useState } from 'react'
import { resizePhoto } from './resize-photo.ts'

type PhotoFieldProps = {
  /** JPEG images in base64. */
  photos: readonly string[]
  onChange: (photos: string[]) => void
}

const maxPhotos = 5

/** Up to five photos, resized in the browser before they are sent. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const t = useTexts(reviewTexts)
  const [error, setError] = useState('')
  const add = async (files: readonly File[]) => {
    const freeSlots = maxPhotos - photos.length
    const resized = await Promise.all(files.slice(0, freeSlots).map(resizePhoto))
    const accepted = resized.filter((photo) => photo !== null)
    const hasUnreadable = accepted.length < resized.length
    setError(
      hasUnreadable ? t('form.photoWrong') : files.length > freeSlots ? t('form.photoMany') : '',
    )
    onChange([...photos, ...accepted])
  }
  return (
    <PhotoPicker
      label={t('form.photos')}
      hint={t('form.photosHint')}
      error={error}
      addLabel={t('form.addPhoto')}
      photos={photos.map((photo, index) => ({
        src: `data:image/jpeg;base64,${photo}`,
        removeLabel: t('form.removePhoto', { n: index + 1 }),
      }))}
      onAdd={photos.length < maxPhotos ? (files) => void add(files) : undefined}
      onRemove={(removedIndex) => onChange(photos.filter((_, index) => index !== removedIndex))}
    />
  )
}
