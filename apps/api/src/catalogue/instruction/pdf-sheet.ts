import type PDFDocument from 'pdfkit'
import { getOnestFile, onestSubsets, splitBySubset } from '../../platform/font/onest.ts'

const MARGIN = 56
const INK = '#211D18'
const INK_SOFT = '#6B6359'
const LINE = '#E4DCCF'

/** An A4 page with headings, facts and numbered lines, laid out from top to bottom. */
export class PdfSheet {
  readonly #document: typeof PDFDocument.prototype

  private constructor(document: typeof PDFDocument.prototype) {
    this.#document = document
  }

  /** The library is loaded with the first sheet, not with the program. */
  static async open(title: string): Promise<PdfSheet> {
    const { default: Document } = await import('pdfkit')
    const document = new Document({ size: 'A4', margin: MARGIN, bufferPages: true })
    for (const subset of onestSubsets) document.registerFont(subset, getOnestFile(subset, 400))
    document.info.Title = title
    document.fillColor(INK)
    return new PdfSheet(document)
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

  /** A line with a box to tick by hand. */
  tick(text: string): void {
    const { y } = this.#document
    this.#document
      .rect(MARGIN, y + 1, 10, 10)
      .strokeColor(INK_SOFT)
      .stroke()
    this.#document.x = MARGIN + 20
    this.line(text)
    this.#document.x = MARGIN
  }

  /** A QR code, given as rows of dark and light squares. */
  code(rows: readonly (readonly boolean[])[]): void {
    const { page } = this.#document
    if (this.#document.y + 150 > page.height - MARGIN) this.#document.addPage()
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
    const runs = splitBySubset(text)
    for (const [index, run] of runs.entries()) {
      this.#document
        .font(run.subset)
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, { continued: isContinued || index < runs.length - 1, lineGap: 3 })
    }
  }
}
