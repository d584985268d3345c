import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const MARGIN = 56
const INK = '#211D18'
const INK_SOFT = '#6B6359'
const LINE = '#E4DCCF'

const onest = (subset: string) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`),
  )

/** The face comes in files by script; a line of text is written run by run. */
const FACES = [
  { name: 'kazakh', subset: 'cyrillic-ext', letters: /[ӘәҒғҚқҢңӨөҮүҺһ]+/ },
  { name: 'cyrillic', subset: 'cyrillic', letters: /[\u0400-\u045f\u04b0\u04b1№]+/ },
  { name: 'latin', subset: 'latin', letters: /./ },
] as const

const runs =
  /[ӘәҒғҚқҢңӨөҮүҺһ]+|[\u0400-\u045f\u04b0\u04b1№]+|[^ӘәҒғҚқҢңӨөҮүҺһ\u0400-\u045f\u04b0\u04b1№]+/g

/** A sheet of A4 on which headings, facts and numbered lines stand under one another. */
export class PaperSheet {
  readonly #document = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true })

  constructor(title: string) {
    for (const { name, subset } of FACES) this.#document.registerFont(name, onest(subset))
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

  fact(name: string, value: string): void {
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

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.#document.on('end', resolve))
    this.#document.end()
    await ended
    return Buffer.concat(chunks)
  }

  #write(text: string, size: number, colour: string, isContinued = false): void {
    const found = text.match(runs) ?? []
    for (const [at, run] of found.entries()) {
      const face = FACES.find(({ letters }) => letters.test(run)) ?? FACES[2]
      this.#document
        .font(face.name)
        .fontSize(size)
        .fillColor(colour)
        .text(run, { continued: isContinued || at < found.length - 1, lineGap: 3 })
    }
  }
}
