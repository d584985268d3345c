/** The part of fontkit that the API uses; the package has no types of its own. */
declare module 'fontkit' {
  interface Path {
    /** Moves and scales the path: a, b, c, d, e, f of a matrix. */
    transform(...matrix: [number, number, number, number, number, number]): Path
    toSVG(): string
  }

  interface Font {
    readonly unitsPerEm: number
    layout(text: string): {
      readonly glyphs: readonly { readonly path: Path }[]
      readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }

  export function openSync(file: string): Font
}
