import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'

interface Zone {
  /** The region whose clocks are meant. */
  name: string
  timeZone: string
}

/**
 * In whose time a schedule is written: of the first region that shows the banner, or of the first
 * of the shop.
 */
export function getZone(regions: BannerChoices['regions'], regionIds: readonly number[]): Zone {
  const region = regions.find(({ id }) => id === regionIds[0]) ?? regions[0]
  return region ?? { name: '', timeZone: 'Europe/Moscow' }
}
