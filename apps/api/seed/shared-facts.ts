import type { Fact } from './make-offer.ts'
import type { Random } from './random.ts'
import type { Series } from './series.ts'
import type { SoldKind } from './sold-kinds.ts'
import { isSeen, numberOf, wordOf } from './studio/facts-of-model.ts'
import type { StudioModel } from './studio/studio-library.ts'
import { traitOf } from './traits.ts'
import type { Vendor } from './vendors.ts'

/** Characteristics that all offers of a product share; what a model shows is told as it was built. */
export function sharedFacts(
  kind: SoldKind,
  model: StudioModel | null,
  series: Series,
  maker: Vendor,
  own: Random,
): Fact[] {
  const traits = kind.traits.flatMap((code): Fact[] => {
    const picked = own.pick(traitOf(code).values).value
    const word = model && isSeen(code) ? wordOf(model, code) : picked
    return word === null ? [] : [[code, word]]
  })
  const measures = (kind.measures ?? []).map(({ code, values }): Fact => {
    const picked = own.pick(values)
    return [code, (model && numberOf(model, code)) ?? picked]
  })
  const assembly: Fact[] = kind.assemblyMinutes > 0 ? [['SBORKA', 'Да']] : []
  return [
    ['STIL', series.look.style],
    ['STRANA', maker.country],
    ...traits,
    ...measures,
    ...assembly,
  ]
}
