import { type DrawnView, drawnFile, swatchFile } from '../src/modules/drawing/drawn-file.ts'
import type { Finish } from './finishes.ts'

/** The name of a drawn picture says all that the illustrator must know to draw it. */
export function pictureFile(
  drawing: string,
  style: number,
  size: { width: number; depth: number; height: number },
  { colour, surface }: Finish,
  view: DrawnView,
): string {
  return drawnFile({
    kind: drawing,
    style,
    widthCm: size.width,
    depthCm: size.depth,
    heightCm: size.height,
    colour,
    surface,
    view,
  })
}

export function textureFile({ colour, surface }: Finish): string {
  return swatchFile({ colour, surface })
}
