import { inflateSync } from 'node:zlib'

/** Reads the text of a PDF whose fonts say which letters their glyphs are, as PDFKit writes them. */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf)
  const lettersByFont = readFonts(objects)
  let text = ''
  for (const { content } of objects.values()) {
    let letters = new Map<string, string>()
    for (const [, font, glyphs] of content.matchAll(
      /\/(F\d+) [\d.]+ Tf|<([\da-f]+)>(?=[^\]]*\] TJ)/g,
    )) {
      if (font) letters = lettersByFont.get(font) ?? new Map()
      else for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += letters.get(glyph) ?? ''
    }
    text += '\n'
  }
  return text
}

interface PdfObject {
  /** What is outside of its stream. */
  head: string
  /** Its stream, inflated. */
  content: string
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', stream] = body.split(/stream\n(.*)\nendstream/s)
    const isText = stream !== undefined && head.includes('/FlateDecode')
    const content = isText ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : ''
    objects.set(id, { head, content })
  }
  return objects
}

/** The letters of the glyphs of each font, by its name on the pages. */
function readFonts(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? []
      fonts.set(name, readLetters(objects.get(map)?.content ?? ''))
    }
  }
  return fonts
}

function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      letters.set(glyph, String.fromCharCode(Number.parseInt(code, 16)))
    }
  }
  return letters
}
