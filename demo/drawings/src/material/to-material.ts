import type { Material, TextureName } from './material.ts'

/** The surface of a finish: a cloth by its weave, or another material. */
export type Surface =
  | 'fabric'
  | 'weave'
  | 'boucle'
  | 'velvet'
  | 'rib'
  | 'wood'
  | 'metal'
  | 'paint'
  | 'glass'

const surfaceProperties: Readonly<
  Record<Surface, readonly [texture: TextureName | null, gloss: number]>
> = {
  fabric: ['weave', 0],
  weave: ['weave', 0],
  boucle: ['boucle', 0],
  velvet: ['velvet', 0],
  rib: ['rib', 0],
  wood: ['grain', 0.1],
  metal: [null, 0.5],
  paint: [null, 0.05],
  glass: [null, 0.9],
}

/** Returns the material of a finish. */
export function toMaterial({ colour, surface }: { colour: string; surface: Surface }): Material {
  const [texture, gloss] = surfaceProperties[surface]
  return { colour, texture, gloss }
}
