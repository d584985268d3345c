import type { Language } from '@svetlitsa/domain/language/language'
import type { ShopRegion } from '../config/router-config.ts'

/** Region and language of a request, and which of them its query chose. */
export interface RegionChoice {
  readonly region: ShopRegion
  readonly language: Language
  readonly chosenRegion: ShopRegion | null
  readonly chosenLanguage: Language | null
}
