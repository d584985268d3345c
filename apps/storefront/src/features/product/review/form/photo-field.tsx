import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoPicker } from '@svetlitsa/ui/forms/photo-picker'
import { useState } from 'react'

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

const maxSidePx = 1_600

const maxBytes = 25_000_000

const quality = 0.85

/**
 * Resizes a photo for the upload and returns it as a JPEG in base64; null where the browser cannot
 * decode it. The server encodes it once more; this only reduces the traffic of the shopper.
 */
async function resizePhoto(file: Blob): Promise<string | null> {
  if (file.size > maxBytes) return null
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const canvasContext = canvas.getContext('2d')
    if (!canvasContext) return null
    // Transparent areas would become black in JPEG.
    canvasContext.fillStyle = 'white'
    canvasContext.fillRect(0, 0, canvas.width, canvas.height)
    canvasContext.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? null
  } catch {
    // Not an image, or a format the browser cannot decode: the form shows an error beside the
    // field.
    return null
  }
}
