/** A slot in an assembler's day. Field names follow the specification (assembler.schedule). */
export type AssemblySlot = {
  id: number
  /** Currently selected on the screen. */
  chosen: boolean
  /** Marked to be exchanged for another slot. */
  replace: boolean
  orderId: number | null
  reason: string | null
}
