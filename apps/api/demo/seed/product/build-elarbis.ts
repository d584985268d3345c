import type { Elarbis } from '../../../src/schema/product.table.ts'
import type { StudioModel } from '../studio/studio-library.ts'

/** The 3D viewers of a product; null if the studio has only pictures. */
export function buildElarbis(model: StudioModel | null, page: string): Elarbis | null {
  if (!model || (!model.glb && !model.turntable)) return null
  return {
    model360: model.turntable && `/media/f_webp,q_90,w_800/${model.turntable}`,
    usdz: model.usdz && `/media/_/${model.usdz}`,
    glb: model.glb && `/media/_/${model.glb}`,
    qr: model.glb && page,
    ar: model.glb !== null,
    ...(model.shownIn.length > 0 ? { finishes: model.shownIn } : {}),
  }
}
