'use client'

import { carryTexts } from '@svetlitsa/i18n/carry-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { useState } from 'react'
import { useOffer } from '../offer-scope.tsx'
import { carryVerdicts } from './carry-verdicts.ts'
import { liftPresets } from './lift-presets.ts'
import { SizeFields } from './size-fields.tsx'

type LiftName = keyof typeof liftPresets | 'own'
const liftNames: readonly LiftName[] = ['small', 'middle', 'cargo', 'own']

/** Sizes of the shopper's lift, door and niche, and what they mean for the chosen offer. */
export function CarryForm() {
  const say = useTexts(carryTexts)
  const { offer } = useOffer()
  const [liftName, setLiftName] = useState<LiftName>('middle')
  const [lift, setLift] = useState(liftPresets.middle)
  const [door, setDoor] = useState({ widthCm: 80, heightCm: 200 })
  const [niche, setNiche] = useState({ widthCm: 0, depthCm: 0, heightCm: 0 })
  const chooseLift = (name: LiftName) => {
    setLiftName(name)
    if (name !== 'own') setLift(liftPresets[name])
  }
  if (offer.boxes.length === 0) return <Notice tone="sand">{say('noBoxes')}</Notice>
  return (
    <div className="flex flex-col gap-5 border-t border-line-strong pt-5">
      <div>
        <h3 className="text-h3">{say('title')}</h3>
        <p className="mt-1 text-small text-ink-soft">{say('hint')}</p>
      </div>
      <fieldset>
        <legend className="mb-2 text-small text-ink-soft">{say('lift')}</legend>
        <div className="flex flex-wrap gap-2">
          {liftNames.map((name) => (
            <Chip key={name} chosen={name === liftName} onClick={() => chooseLift(name)}>
              {say(`lifts.${name}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {liftName === 'own' && (
        <div className="grid gap-4 md:grid-cols-2">
          <SizeFields
            legend={say('cabin')}
            sizes={lift}
            sides={['widthCm', 'depthCm', 'heightCm']}
            onChange={(sizes) => setLift({ ...lift, ...sizes })}
          />
          <SizeFields
            legend={say('liftDoor')}
            sizes={{ widthCm: lift.doorWidthCm, heightCm: lift.doorHeightCm }}
            sides={['widthCm', 'heightCm']}
            onChange={({ widthCm = lift.doorWidthCm, heightCm = lift.doorHeightCm }) =>
              setLift({ ...lift, doorWidthCm: widthCm, doorHeightCm: heightCm })
            }
          />
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <SizeFields
          legend={say('door')}
          sizes={door}
          sides={['widthCm', 'heightCm']}
          onChange={(sizes) => setDoor({ ...door, ...sizes })}
        />
        <SizeFields
          legend={say('niche')}
          sizes={niche}
          sides={['widthCm', 'depthCm', 'heightCm']}
          onChange={(sizes) => setNiche({ ...niche, ...sizes })}
        />
      </div>
      <div role="status" className="grid gap-3 md:grid-cols-3">
        {carryVerdicts(offer, { lift, door, niche }, say).map(({ kind, isGood, text }) => (
          <Notice key={kind} tone={isGood ? 'forest' : 'honey'}>
            {text}
          </Notice>
        ))}
      </div>
    </div>
  )
}
