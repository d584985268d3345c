'use client'

import type { Coordinates } from '@svetlitsa/domain/delivery/distance-km'
import { nearestRegion } from '@svetlitsa/domain/region/nearest-region'
import { regionTexts } from '@svetlitsa/i18n/region-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { LocateFixed } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../use-texts.tsx'

type LocatedRegion = { NAME: string; code: string; mapCenter: Coordinates }

const patienceMs = 10_000

/**
 * Finds the nearest city by the place of the device, when the shopper asks for it; the city is only
 * proposed, as the nearest need not be the one that is wanted. The place never leaves the browser.
 */
export function FindMyCity({ regions }: { regions: readonly LocatedRegion[] }) {
  const say = useTexts(regionTexts)
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<LocatedRegion | 'failed' | null>(null)
  const look = () => {
    setLooking(true)
    const end = (outcome: LocatedRegion | 'failed') => {
      setLooking(false)
      setFound(outcome)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) =>
        end(nearestRegion(regions, { lat, lon }) ?? 'failed'),
      () => end('failed'),
      { timeout: patienceMs, maximumAge: 3_600_000 },
    )
  }
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-3">
      {found && found !== 'failed' ? (
        <Button size={40} kind="soft" href={`?sr=${found.code}`}>
          {say('isIt', { city: found.NAME })}
        </Button>
      ) : (
        <Button
          size={40}
          kind="outline"
          icon={<Icon of={LocateFixed} />}
          waiting={isLooking && say('looking')}
          onClick={look}
        >
          {say('findMine')}
        </Button>
      )}
      {found === 'failed' && <p className="text-small text-ink-soft">{say('notFound')}</p>}
    </div>
  )
}
