/** Why an assembler's slot is taken; the words are what the call carries (account §9). */
export type SlotReason = 'Сборка' | 'Отпуск' | 'ВыходнойДень'

export const defaultSlotReason: SlotReason = 'Сборка'

/** The reasons to choose from: a holiday and a day off only when a range of days is selected. */
export function slotReasons(isRange: boolean): SlotReason[] {
  return isRange ? [defaultSlotReason, 'Отпуск', 'ВыходнойДень'] : [defaultSlotReason]
}
