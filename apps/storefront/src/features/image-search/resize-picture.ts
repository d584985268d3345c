/** A picture ready to upload: small, upright, JPEG. */
export type ResizedPicture = {
  /** Data URL for the preview while cropping. */
  src: string
  fileName: string
}

/** Enough to recognise a fabric texture; reduces a phone photo to about a twentieth. */
const maxSidePx = 1280
const quality = 0.86

/**
 * Resizes a picture for the search; null for a file that the browser cannot decode. Re-encoding
 * removes EXIF data such as location and device before the upload.
 */
export async function resizePicture(file: File): Promise<ResizedPicture | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const canvasContext = canvas.getContext('2d')
    if (!canvasContext) return null
    // Transparent areas would become black in JPEG.
    canvasContext.fillStyle = 'white'
    canvasContext.fillRect(0, 0, canvas.width, canvas.height)
    canvasContext.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return { src: canvas.toDataURL('image/jpeg', quality), fileName: file.name.slice(0, 200) }
  } catch {
    return null
  }
}
