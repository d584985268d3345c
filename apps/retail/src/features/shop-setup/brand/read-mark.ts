/** The mark is inside the style of every page, so it is small (shop.brand). */
const MOST_BYTES = 16 * 1024
/** Three times the height at which it is shown. */
const MOST_PIXELS = 128

const types = ['image/svg+xml', 'image/png', 'image/webp']

type ReadMark = { mark: string } | { problem: 'markWrong' | 'markLarge' }

/** A mark as a data URL; a picture that is too large is scaled down, a drawing cannot be. */
export async function readMark(file: File): Promise<ReadMark> {
  if (!types.includes(file.type)) return { problem: 'markWrong' }
  if (file.size <= MOST_BYTES) return { mark: await readDataUrl(file) }
  if (file.type === 'image/svg+xml') return { problem: 'markLarge' }
  const small = await scaleDown(file)
  if (!small) return { problem: 'markWrong' }
  return small.size <= MOST_BYTES ? { mark: await readDataUrl(small) } : { problem: 'markLarge' }
}

/** Null where the browser cannot decode or draw the picture. */
async function scaleDown(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
