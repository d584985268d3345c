export type TextureName = 'weave' | 'boucle' | 'velvet' | 'rib' | 'grain' | 'pile'

/** The visual properties of a material. */
export interface Material {
  /** #rrggbb in even light. */
  colour: string
  texture: TextureName | null
  /** 0 is matt, 1 a mirror. */
  gloss: number
}

/** Creates a material from its colour, texture and gloss. */
export function createMaterial(
  colour: string,
  texture: TextureName | null = null,
  gloss = 0,
): Material {
  return { colour, texture, gloss }
}

export const oak = createMaterial('#CDA878', 'grain', 0.1)
export const walnut = createMaterial('#7A563C', 'grain', 0.12)
export const blackMetal = createMaterial('#2C2C2E', null, 0.35)
export const brass = createMaterial('#BF9A58', null, 0.7)
export const steel = createMaterial('#B7BBBF', null, 0.6)
export const darkGap = createMaterial('#3A3029', null, 0)
export const whiteLinen = createMaterial('#F3EFE8', 'weave', 0)
export const plaster = createMaterial('#EDE8DF', null, 0)
