import { getDocumentProxy } from 'unpdf'

const MM_PER_POINT = 25.4 / 72

/** A text on a page of a PDF; its place is in millimetres from the top left corner. */
export interface PdfText {
  text: string
  left: number
  right: number
  /** The line on which the letters stand. */
  base: number
}

export interface PdfPage {
  width: number
  height: number
  texts: PdfText[]
}

/** The pages of a PDF with their texts, measured in millimetres. Only real text is found. */
export async function measurePdf(file: Buffer): Promise<PdfPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const [, , width = 0, height = 0] = page.view
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , x, y] = item.transform as number[]
        const left = (x ?? 0) * MM_PER_POINT
        return [
          {
            text: item.str,
            left,
            right: left + item.width * MM_PER_POINT,
            base: (height - (y ?? 0)) * MM_PER_POINT,
          },
        ]
      })
      return { width: width * MM_PER_POINT, height: height * MM_PER_POINT, texts }
    }),
  )
}
