/**
 * Why an assembler's slot is taken. The values are sent in the call unchanged (assembler.reasons).
 */
export type SlotReason = 'Сборка' | 'Отпуск' | 'ВыходнойДень'

export const defaultSlotReason: SlotReason = 'Сборка'

/**
 * Returns the reasons to choose from. A holiday and a day off are offered only for a range of days.
 */
export function listSlotReasons(isRange: boolean): SlotReason[] {
  return isRange ? [defaultSlotReason, 'Отпуск', 'ВыходнойДень'] : [defaultSlotReason]
}
