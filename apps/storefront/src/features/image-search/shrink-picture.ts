/** A picture as it is sent: small, upright, JPEG. */
export type TakenPicture = {
  /** A data address; shown while the thing is framed. */
  src: string
  fileName: string
}

/** Enough for the grain of a cloth; a phone's photograph becomes a twentieth. */
const sidePx = 1280
const quality = 0.86

/**
 * Makes a picture of a file as small as the search needs it; null for a file that the browser cannot
 * show. Where the photograph was taken and with what never leaves the device.
 */
export async function shrinkPicture(file: File): Promise<TakenPicture | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return null
    // What is transparent would become black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return { src: canvas.toDataURL('image/jpeg', quality), fileName: file.name.slice(0, 200) }
  } catch {
    return null
  }
}
