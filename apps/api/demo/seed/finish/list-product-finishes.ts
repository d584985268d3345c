import type { SoldKind } from '../product/list-sold-kinds.ts'
import type { SeriesDesign } from '../product/series-designs.ts'
import type { StudioModel } from '../studio/studio-library.ts'
import { finishGroups } from './finish-groups.ts'

/**
 * The finishes of a product, the one on its card first: those preferred by its series, then the
 * rest, rotated by the copy number so that products of one model differ.
 */
export function listProductFinishes(
  kind: SoldKind,
  model: StudioModel | null,
  design: SeriesDesign,
  copy: number,
): string[] {
  const available = model ? [...model.pictures.keys()] : (finishGroups[kind.finishes] ?? [])
  const preferred = design.finishes.filter((code) => available.includes(code))
  const rest = available.filter((code) => !preferred.includes(code))
  const from = rest.length > 0 ? copy % rest.length : 0
  return [...preferred, ...rest.slice(from), ...rest.slice(0, from)]
}
