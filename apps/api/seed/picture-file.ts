import type { Finish } from './finishes.ts'

/** The name of a drawn picture says all that the illustrator must know to draw it. */
export function pictureFile(
  drawing: string,
  size: { width: number; depth: number; height: number },
  finish: Finish,
  view: 'front' | 'side',
): string {
  return `drawn/${drawing}/${size.width}x${size.depth}x${size.height}-${paintOf(finish)}-${view}.svg`
}

export function textureFile(finish: Finish): string {
  return `drawn/texture/${paintOf(finish)}.svg`
}

function paintOf({ colour, material }: Finish): string {
  return `${colour.slice(1)}-${material}`
}
