import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getKitModules } from '@svetlitsa/api-client/kit/contract'
import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import type { KitRow } from './kit.queries.ts'
import { type KitReader, toKitItem } from './to-kit.ts'

const GROUPS = ['base', 'wall', 'tall', 'worktop'] as const

/**
 * The modules of a kitchen grouped by kind (base, wall, tall, worktop); empty when the kit is not a
 * kitchen.
 */
export function buildKitGroups(
  rows: readonly KitRow[],
  reader: KitReader,
): CallAnswer<typeof getKitModules>['groups'] {
  const rowsByGroup = Map.groupBy(
    rows.filter(({ isKitchen }) => isKitchen),
    ({ moduleGroup }) => moduleGroup,
  )
  return GROUPS.flatMap((code) => {
    const items = rowsByGroup.get(code) ?? []
    if (items.length === 0) return []
    const name = kitTexts[reader.language].groups[code]
    return [{ code, name, items: items.map((item) => toKitItem(item, reader)) }]
  })
}
