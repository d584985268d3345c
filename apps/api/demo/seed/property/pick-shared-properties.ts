import type { PropertyValue } from '../offer/build-offer.ts'
import type { SoldKind } from '../product/list-sold-kinds.ts'
import type { Series } from '../product/series.ts'
import type { Random } from '../random/random.ts'
import { getModelNumber, getModelText, hasModelText } from '../studio/model-properties.ts'
import type { StudioModel } from '../studio/studio-library.ts'
import type { Vendor } from '../vendor/vendors.ts'
import { getListProperty } from './seed-properties.ts'

/**
 * Properties that all offers of a product share. Those visible on a studio model are taken from its
 * parameters.
 */
export function pickSharedProperties(
  kind: SoldKind,
  model: StudioModel | null,
  series: Series,
  vendor: Vendor,
  random: Random,
): PropertyValue[] {
  const listProperties = kind.listProperties.flatMap((code): PropertyValue[] => {
    const picked = random.pick(getListProperty(code).values).value
    const value = model && hasModelText(code) ? getModelText(model, code) : picked
    return value === null ? [] : [[code, value]]
  })
  const numericProperties = (kind.numericProperties ?? []).map(
    ({ code, values }): PropertyValue => {
      const picked = random.pick(values)
      return [code, (model && getModelNumber(model, code)) ?? picked]
    },
  )
  const assembly: PropertyValue[] = kind.assemblyMinutes > 0 ? [['SBORKA', 'Да']] : []
  return [
    ['STIL', series.design.style],
    ['STRANA', vendor.country],
    ...listProperties,
    ...numericProperties,
    ...assembly,
  ]
}
