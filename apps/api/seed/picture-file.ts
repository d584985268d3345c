export type DrawnView = 'front' | 'side' | 'room'

/** The name of a drawn picture says all that the illustrator must know to draw it. */
export function pictureFile(
  drawing: string,
  size: { width: number; depth: number; height: number },
  finish: string,
  view: DrawnView,
): string {
  return `drawn/${drawing}/${size.width}x${size.depth}x${size.height}-${finish}-${view}.svg`
}

export function textureFile(finish: string): string {
  return `drawn/texture/${finish}.svg`
}
