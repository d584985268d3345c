/**
 * Why an assembler's slot is taken. The values are sent in the call unchanged (assembler.reasons).
 */
export const slotReasons = ['Сборка', 'Отпуск', 'ВыходнойДень'] as const

export type SlotReason = (typeof slotReasons)[number]

export const defaultSlotReason: SlotReason = 'Сборка'

/**
 * Returns the reasons to choose from. A holiday and a day off are offered only for a range of days.
 */
export function listSlotReasons(isRange: boolean): SlotReason[] {
  return isRange ? [...slotReasons] : [defaultSlotReason]
}
