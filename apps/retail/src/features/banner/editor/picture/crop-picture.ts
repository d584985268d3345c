import { bannerPicture } from '@svetlitsa/domain/banner/banner'
import type { CropBox } from '@svetlitsa/ui/media/crop-frame'

const quality = 0.9

/** A chosen file, opened as a picture. */
export interface OpenedPicture {
  file: File
  /** Object address for the crop frame. */
  src: string
  width: number
  height: number
}

/** Opens a file; null where the browser cannot decode it. */
export async function openPicture(file: File): Promise<OpenedPicture | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = bitmap
    bitmap.close()
    return { file, src: URL.createObjectURL(file), width, height }
  } catch {
    return null
  }
}

/** Size in px of the part of a picture that is saved: never enlarged, and no larger than is shown. */
export function getCropSize({ width, height }: OpenedPicture, crop: CropBox) {
  const cropWidth = Math.round(width * crop.width)
  const cropHeight = Math.round(height * crop.height)
  const scale = Math.min(1, bannerPicture.width / cropWidth)
  return { width: Math.round(cropWidth * scale), height: Math.round(cropHeight * scale) }
}

/** The cropped part as a JPEG; null where the browser cannot draw it. */
export async function cropPicture(picture: OpenedPicture, crop: CropBox): Promise<File | null> {
  const size = getCropSize(picture, crop)
  const bitmap = await createImageBitmap(picture.file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  // Transparent areas would become black in JPEG.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, size.width, size.height)
  drawing.drawImage(
    bitmap,
    bitmap.width * crop.left,
    bitmap.height * crop.top,
    bitmap.width * crop.width,
    bitmap.height * crop.height,
    0,
    0,
    size.width,
    size.height,
  )
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  const name = `${picture.file.name.replace(/\.\w+$/, '').slice(0, 200)}.jpg`
  return blob && new File([blob], name, { type: 'image/jpeg' })
}
