import type * as contract from '@svetlitsa/api-client/assembler/contract'
import type { CallInput } from '@svetlitsa/api-client/call/call'

/** A photograph on the device; `uploadId` once the shop has it whole. */
export interface WaitingPhoto {
  id: string
  name: string
  file: File
  uploadId: string | null
}

type Payload =
  | { kind: 'confirmCall'; order: string; input: CallInput<typeof contract.confirmCall> }
  | { kind: 'setAssembly'; order: string; input: CallInput<typeof contract.setAssembly> }
  | {
      kind: 'setGallery'
      order: string
      input: Omit<CallInput<typeof contract.setGallery>, 'files'>
      photos: WaitingPhoto[]
      /** How often the photographs were uploaded anew: the shop had swept what came earlier. */
      renewed?: number
    }
  | { kind: 'setSlot'; order: null; input: CallInput<typeof contract.setSlot> }

/** Something an assembler did, kept on the device until the shop has taken or refused it. */
export type OutboxAction = Payload & {
  /** Also the Idempotency-Key: however often it is sent, it has one effect. */
  id: string
  /** Who did it: another login on the same phone neither sees nor sends it. */
  userId: number
  /** When it was done, in epoch milliseconds: actions are sent in this order. */
  doneAt: number
  /** Why the shop refused it, in the reader's language; null while it waits. */
  refusal: string | null
  /** The photograph that cannot be sent, where the device or the upload says so and not the shop. */
  badPhoto?: BadPhoto
}

export interface BadPhoto {
  name: string
  /** `unreadable`: the device has lost it; `refused`: it was not taken, for example as too large. */
  problem: 'unreadable' | 'refused'
}

export type NewAction = Payload
