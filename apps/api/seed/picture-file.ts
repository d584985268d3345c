import { type DrawnView, drawnFile, swatchFile } from '../src/modules/drawing/drawn-file.ts'
import type { Surface } from '../src/modules/drawing/paint/material-of.ts'
import type { Finish } from './finishes.ts'

const cloths: Readonly<Record<string, Surface>> = {
  Лён: 'weave',
  Рогожка: 'weave',
  Букле: 'boucle',
  Велюр: 'velvet',
  Шенилл: 'rib',
}

/** The name of a drawn picture says all that the illustrator must know to draw it. */
export function pictureFile(
  drawing: string,
  style: number,
  size: { width: number; depth: number; height: number },
  finish: Finish,
  view: DrawnView,
): string {
  return drawnFile({
    kind: drawing,
    style,
    widthCm: size.width,
    depthCm: size.depth,
    heightCm: size.height,
    colour: finish.colour,
    surface: surfaceOf(finish),
    view,
  })
}

export function textureFile(finish: Finish): string {
  return swatchFile({ colour: finish.colour, surface: surfaceOf(finish) })
}

function surfaceOf({ material, kind }: Finish): Surface {
  return material === 'fabric' ? (cloths[kind] ?? 'weave') : material
}
