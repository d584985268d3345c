import type { receipt as russian } from '../ru/receipt.ts'
import type { TextsOf } from '../texts-of.ts'

export const receipt: TextsOf<typeof russian> = {
  seller: 'Svetlitsa',
  delivery: 'Delivery',
  services: 'Lifting and assembly',
  advance: 'Prepayment for order',
}
