import { finishGroups } from './finish-groups.ts'
import type { Look } from './looks.ts'
import type { SoldKind } from './sold-kinds.ts'
import type { StudioModel } from './studio/studio-library.ts'

/**
 * The finishes a product comes in, the one on its card first: those its series prefers, then the
 * rest, begun at another place for each product, so that things of one model differ.
 */
export function finishesOf(
  kind: SoldKind,
  model: StudioModel | null,
  look: Look,
  copy: number,
): string[] {
  const known = model ? [...model.pictures.keys()] : (finishGroups[kind.finishes] ?? [])
  const preferred = look.finishes.filter((code) => known.includes(code))
  const rest = known.filter((code) => !preferred.includes(code))
  const from = rest.length > 0 ? copy % rest.length : 0
  return [...preferred, ...rest.slice(from), ...rest.slice(0, from)]
}
