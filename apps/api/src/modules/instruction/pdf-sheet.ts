import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const MARGIN = 56
const INK = '#211D18'
const INK_SOFT = '#6B6359'
const LINE = '#E4DCCF'

/** As WOFF: of a WOFF2 font the PDF would get broken composed letters, such as «й» and «ё». */
const readFontFile = (subset: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/onest/files/onest-${subset}-400-normal.woff`))

/** The font is split into files by script, so a line is drawn in runs of one script each. */
const FACES = [
  { name: 'kazakh', subset: 'cyrillic-ext', letters: /[ӘәҒғҚқҢңӨөҮүҺһ]+/ },
  { name: 'cyrillic', subset: 'cyrillic', letters: /[\u0400-\u045f\u04b0\u04b1№]+/ },
  { name: 'latin', subset: 'latin', letters: /./ },
] as const

const runs =
  /[ӘәҒғҚқҢңӨөҮүҺһ]+|[\u0400-\u045f\u04b0\u04b1№]+|[^ӘәҒғҚқҢңӨөҮүҺһ\u0400-\u045f\u04b0\u04b1№]+/g

/** An A4 page with headings, facts and numbered lines, laid out from top to bottom. */
export class PdfSheet {
  readonly #document = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true })

  constructor(title: string) {
    for (const { name, subset } of FACES) this.#document.registerFont(name, readFontFile(subset))
    this.#document.info.Title = title
    this.#document.fillColor(INK)
  }

  brand(name: string): void {
    this.#write(name, 12, INK_SOFT)
    this.#document.moveDown(1)
  }

  title(text: string): void {
    this.#write(text, 24, INK)
    this.#document.moveDown(0.3)
  }

  heading(text: string): void {
    this.#document.moveDown(1)
    this.#write(text, 15, INK)
    this.#document.moveDown(0.3)
  }

  line(text: string): void {
    this.#write(text, 11, INK)
    this.#document.moveDown(0.25)
  }

  property(name: string, value: string): void {
    this.#write(`${name}: `, 11, INK_SOFT, true)
    this.#write(value, 11, INK)
    this.#document.moveDown(0.2)
  }

  rule(): void {
    const { y, page } = this.#document
    this.#document
      .moveTo(MARGIN, y + 4)
      .lineTo(page.width - MARGIN, y + 4)
      .strokeColor(LINE)
      .stroke()
    this.#document.moveDown(0.8)
  }

  /** A QR code, given as rows of dark and light squares. */
  code(rows: readonly (readonly boolean[])[]): void {
    const side = 132 / rows.length
    const left = MARGIN
    const top = this.#document.y + 12
    for (const [row, squares] of rows.entries()) {
      for (const [column, isDark] of squares.entries()) {
        if (isDark) this.#document.rect(left + column * side, top + row * side, side, side)
      }
    }
    this.#document.fill(INK)
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = new Promise((resolve) => this.#document.on('end', resolve))
    this.#document.end()
    await end
    return Buffer.concat(chunks)
  }

  #write(text: string, size: number, colour: string, isContinued = false): void {
    const textRuns = text.match(runs) ?? []
    for (const [index, run] of textRuns.entries()) {
      const face = FACES.find(({ letters }) => letters.test(run)) ?? FACES[2]
      this.#document
        .font(face.name)
        .fontSize(size)
        .fillColor(colour)
        .text(run, { continued: isContinued || index < textRuns.length - 1, lineGap: 3 })
    }
  }
}
