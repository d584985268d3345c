const maxSidePx = 1_600
const maxBytes = 25_000_000
const quality = 0.85

/**
 * Resizes a photo for the upload and returns it as a JPEG in base64; null where the browser cannot
 * decode it. The server encodes it once more; this only reduces the traffic of the shopper.
 */
export async function resizePhoto(file: Blob): Promise<string | null> {
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
