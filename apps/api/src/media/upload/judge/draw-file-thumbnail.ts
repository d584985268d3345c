import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import sharp from 'sharp'

const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${uploadLimits.thumbnailPx}">
<path fill="#efe9df" d="M0 0h24v24H0z"/><path fill="#fff" stroke="#6b6256" stroke-linejoin="round"
 d="M7 4h6.5L17 7.500V20H7z M13.500 4v3.500H17 M9.500 11h5 M9.500 14h5 M9.500 17h3"/></svg>`

/** The thumbnail of a document, or of a picture too large to have its own: a sheet of paper. */
export function drawFileThumbnail(): Promise<Buffer> {
  return sharp(Buffer.from(page)).webp().toBuffer()
}
