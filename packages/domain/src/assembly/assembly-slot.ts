/** A slot in an assembler's day. Field names follow the specification (assembler.schedule). */
export type AssemblySlot = {
  /** The day and the number of its period: «2026-11-24/2». */
  id: string
  /** Currently selected on the screen; saved: taken by the assembler for the reason. */
  chosen: boolean
  /** Marked to be exchanged for another slot. */
  replace: boolean
  /** The number of the order, as people see it. */
  orderId: string | null
  reason: string | null
}
