const longestSide = 1_600
const mostBytes = 25_000_000
const quality = 0.85

/**
 * A photograph made small enough to travel, as JPEG in base64; null where the browser can make no
 * picture of it. The server makes it anew once more: this one is for the shopper's network.
 */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  if (file.size > mostBytes) return null
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const pen = canvas.getContext('2d')
    if (!pen) return null
    // What is transparent would become black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? null
  } catch {
    // No picture, or one the browser cannot read: the form says so beside the field.
    return null
  }
}
