import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import { findNearestRegion } from '@svetlitsa/domain/region/find-nearest-region'
import { regionTexts } from '@svetlitsa/i18n/region/region-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { LocateFixed } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../language/use-texts.ts'

type LocatedRegion = { NAME: string; code: string; mapCenter: Coordinates }

const timeoutMs = 10_000

/**
 * Finds the nearest city by geolocation when the shopper asks for it. The city is only suggested,
 * because the nearest may not be the right one. The location never leaves the browser.
 */
export function LocateCityButton({ regions }: { regions: readonly LocatedRegion[] }) {
  const t = useTexts(regionTexts)
  const [isLocating, setLocating] = useState(false)
  const [nearestRegion, setNearestRegion] = useState<LocatedRegion | 'failed' | null>(null)
  const locate = () => {
    setLocating(true)
    const settle = (outcome: LocatedRegion | 'failed') => {
      setLocating(false)
      setNearestRegion(outcome)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) =>
        settle(findNearestRegion(regions, { lat, lon }) ?? 'failed'),
      () => settle('failed'),
      { timeout: timeoutMs, maximumAge: 3_600_000 },
    )
  }
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-3">
      {nearestRegion && nearestRegion !== 'failed' ? (
        <Button size={40} kind="soft" href={`?sr=${nearestRegion.code}`}>
          {t('isIt', { city: nearestRegion.NAME })}
        </Button>
      ) : (
        <Button
          size={40}
          kind="outline"
          icon={<Icon iconNode={LocateFixed} />}
          waiting={isLocating && t('looking')}
          onClick={locate}
        >
          {t('findMine')}
        </Button>
      )}
      {nearestRegion === 'failed' && <p className="text-small text-ink-soft">{t('notFound')}</p>}
    </div>
  )
}
