/** The letter or digit that stands for a shop without a mark; empty for a name without any. */
export function getNameInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.toLocaleUpperCase('ru'))?.[0] ?? ''
}

// Every runtime of the shop has them; the types of the domain know no runtime.
declare function atob(base64: string): string
declare function btoa(bytes: string): string

const SVG = 'data:image/svg+xml;base64,'
const INK = /currentcolor/gi

/**
 * Whether a mark is a drawing in `currentColor`: pages fill it with the colour of the text around
 * it, so that it follows both themes and the accent of the shop.
 */
export function isInkMark(mark: string): boolean {
  return (decode(mark) ?? '').search(INK) !== -1
}

/** The mark with a colour in place of `currentColor`, for pictures, which inherit none. */
export function colourMark(mark: string, colour: string): string {
  const drawing = decode(mark)
  return drawing === null ? mark : SVG + btoa(drawing.replaceAll(INK, colour))
}

/** The bytes of a drawing as characters; null for other pictures. */
function decode(mark: string): string | null {
  return mark.startsWith(SVG) ? atob(mark.slice(SVG.length)) : null
}
