import type { Material, TextureName } from './material.ts'

/** A finish of the shop, as far as drawing needs it. */
export interface DrawnFinish {
  code: string
  colour: string
  material: 'fabric' | 'wood' | 'metal' | 'paint' | 'glass'
  /** «Лён», «Букле»… */
  kind: string
}

const cloths: Readonly<Record<string, TextureName>> = {
  Лён: 'weave',
  Рогожка: 'weave',
  Букле: 'boucle',
  Велюр: 'velvet',
  Шенилл: 'rib',
}

const glosses = { fabric: 0, wood: 0.1, metal: 0.5, paint: 0.05, glass: 0.9 } as const

/** How a finish looks. */
export function materialOf({ colour, material, kind }: DrawnFinish): Material {
  return {
    colour,
    texture:
      material === 'fabric' ? (cloths[kind] ?? 'weave') : material === 'wood' ? 'grain' : null,
    gloss: glosses[material],
  }
}
