import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { Region } from '../../../shop/region/region-directory.ts'

export interface FoundAddress extends Coordinates {
  value: string
}

/** Completes typed text to addresses with coordinates, and names the address at a place. */
export interface AddressSuggester {
  find(query: string, region: Region): Promise<FoundAddress[]>
  /** Null where no house is near. */
  findAt(place: Coordinates, region: Region): Promise<FoundAddress | null>
}

export const MAX_SUGGESTIONS = 7
