import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getKitModules } from '@svetlitsa/api-client/contract/kit'
import { kitTexts } from '@svetlitsa/i18n/kit-texts'
import type { KitRow } from './kit.queries.ts'
import { type KitReader, toKitItem } from './to-kit.ts'

const GROUPS = ['base', 'wall', 'tall', 'worktop'] as const

/** The modules of a kitchen by where they stand; none where the parts are not a kitchen's. */
export function kitGroups(
  rows: readonly KitRow[],
  reader: KitReader,
): AnswerOf<typeof getKitModules>['groups'] {
  const ofGroups = Map.groupBy(
    rows.filter(({ isKitchen }) => isKitchen),
    ({ moduleGroup }) => moduleGroup,
  )
  return GROUPS.flatMap((code) => {
    const items = ofGroups.get(code) ?? []
    if (items.length === 0) return []
    const name = kitTexts[reader.language].groups[code]
    return [{ code, name, items: items.map((item) => toKitItem(item, reader)) }]
  })
}
