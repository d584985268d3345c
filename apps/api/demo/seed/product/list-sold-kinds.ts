import type { StudioLibrary, StudioModel } from '../studio/studio-library.ts'
import { type ProductKind, productKinds } from './product-kinds.ts'

/**
 * A product kind with the studio models that represent it; none while the studio has no model of
 * the kind.
 */
export interface SoldKind extends ProductKind {
  index: number
  shownBy: readonly StudioModel[]
}

/** Kinds that have pictures: those in the studio library and those that can be drawn. */
export function listSoldKinds({ models }: StudioLibrary): SoldKind[] {
  return productKinds
    .map((kind, index) => ({ ...kind, index, shownBy: listModels(kind, models) }))
    .filter(({ studioOnly, shownBy }) => !studioOnly || shownBy.length > 0)
}

function listModels(kind: ProductKind, models: readonly StudioModel[]): StudioModel[] {
  return models.filter((model) => kind.models.includes(model.kind) && isBuiltFor(kind, model))
}

function isBuiltFor({ where = {}, unless = {} }: ProductKind, { params }: StudioModel): boolean {
  const has = ([name, values]: [string, readonly unknown[]]) => values.includes(params[name])
  return Object.entries(where).every(has) && !Object.entries(unless).some(has)
}
