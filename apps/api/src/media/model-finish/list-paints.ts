import type { FinishMaterial, FinishRegistry } from './finish-registry.ts'

/** A material of a model and its new finish. */
export interface Paint {
  /** The material's name, which is its original finish. */
  from: string
  to: string
  old: FinishMaterial | undefined
  material: FinishMaterial
}

/** Changes to a model shown in a finish: its main material, and accents that go with it. */
export function listPaints(
  { looks: finishMaterials, models }: FinishRegistry,
  model: string,
  finish: string,
): Paint[] {
  const modelEntry = models[model]
  if (!modelEntry?.finishes.includes(finish))
    throw new Error(`model ${model} has no finish ${finish}`)
  const { main, accents = {} } = modelEntry
  return [
    { from: main, to: finish },
    { from: accents[main], to: accents[finish] },
  ].flatMap(({ from, to }) => {
    const material = to && finishMaterials[to]
    return from && material && from !== to
      ? [{ from, to, old: finishMaterials[from], material }]
      : []
  })
}
