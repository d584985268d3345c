import { type Kind, kinds } from './kinds.ts'
import type { StudioLibrary, StudioModel } from './studio/studio-library.ts'

/** A kind of goods, and the models that show it; none while the studio has not come to them. */
export interface SoldKind extends Kind {
  at: number
  shownBy: readonly StudioModel[]
}

/** What can be sold with pictures: what the studio has, and what can be drawn. */
export function soldKinds({ models }: StudioLibrary): SoldKind[] {
  return kinds
    .map((kind, at) => ({ ...kind, at, shownBy: modelsOf(kind, models) }))
    .filter(({ studioOnly, shownBy }) => !studioOnly || shownBy.length > 0)
}

function modelsOf(kind: Kind, models: readonly StudioModel[]): StudioModel[] {
  return models.filter((model) => kind.models.includes(model.kind) && isBuiltFor(kind, model))
}

function isBuiltFor({ where = {}, unless = {} }: Kind, { params }: StudioModel): boolean {
  const has = ([name, values]: [string, readonly unknown[]]) => values.includes(params[name])
  return Object.entries(where).every(has) && !Object.entries(unless).some(has)
}
