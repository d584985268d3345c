/** A slot of an assembler's day; the fields are the specification's (account §3). */
export type Slot = {
  id: number
  /** Picked on the screen right now. */
  chosen: boolean
  /** Marked to be given up for another slot. */
  replace: boolean
  orderId: number | null
  reason: string | null
}
