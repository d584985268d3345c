import { deliveryFitTexts } from '@svetlitsa/i18n/delivery-fit/delivery-fit-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { NumberField } from '@svetlitsa/ui/forms/number-field'
import { useState } from 'react'
import { type CarriedOffer, checkDeliveryFit } from './check-delivery-fit.ts'

type LiftName = keyof typeof liftPresets | 'own'
const liftNames: readonly LiftName[] = ['small', 'middle', 'cargo', 'own']

/** Inputs for the shopper's lift, door and niche, with the result for the selected offer. */
export function DeliveryFitForm({ offer }: { offer: CarriedOffer }) {
  const t = useTexts(deliveryFitTexts)
  const [liftName, setLiftName] = useState<LiftName>('middle')
  const [lift, setLift] = useState(liftPresets.middle)
  const [door, setDoor] = useState({ widthCm: 80, heightCm: 200 })
  const [niche, setNiche] = useState({ widthCm: 0, depthCm: 0, heightCm: 0 })
  const chooseLift = (name: LiftName) => {
    setLiftName(name)
    if (name !== 'own') setLift(liftPresets[name])
  }
  if (offer.boxes.length === 0) return <Notice tone="sand">{t('noBoxes')}</Notice>
  return (
    <div className="flex flex-col gap-5 border-t border-line-strong pt-5">
      <div>
        <h3 className="text-h3">{t('title')}</h3>
        <p className="mt-1 text-small text-ink-soft">{t('hint')}</p>
      </div>
      <fieldset>
        <legend className="mb-2 text-small text-ink-soft">{t('lift')}</legend>
        <div className="flex flex-wrap gap-2">
          {liftNames.map((name) => (
            <Chip key={name} chosen={name === liftName} onClick={() => chooseLift(name)}>
              {t(`lifts.${name}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {liftName === 'own' && (
        <div className="grid gap-4 md:grid-cols-2">
          <SizeFields
            legend={t('cabin')}
            sizes={lift}
            sides={['widthCm', 'depthCm', 'heightCm']}
            onChange={(sizes) => setLift({ ...lift, ...sizes })}
          />
          <SizeFields
            legend={t('liftDoor')}
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
          legend={t('door')}
          sizes={door}
          sides={['widthCm', 'heightCm']}
          onChange={(sizes) => setDoor({ ...door, ...sizes })}
        />
        <SizeFields
          legend={t('niche')}
          sizes={niche}
          sides={['widthCm', 'depthCm', 'heightCm']}
          onChange={(sizes) => setNiche({ ...niche, ...sizes })}
        />
      </div>
      <div role="status" className="grid gap-3 md:grid-cols-3">
        {checkDeliveryFit(offer, { lift, door, niche }, t).map(({ kind, fits, text }) => (
          <Notice key={kind} tone={fits ? 'forest' : 'honey'}>
            {text}
          </Notice>
        ))}
      </div>
    </div>
  )
}

/** Common lift cabins (inner sizes of GOST 33984.1) with their doors. */
export const liftPresets = {
  small: { widthCm: 95, depthCm: 110, heightCm: 210, doorWidthCm: 65, doorHeightCm: 200 },
  middle: { widthCm: 110, depthCm: 140, heightCm: 210, doorWidthCm: 80, doorHeightCm: 200 },
  cargo: { widthCm: 120, depthCm: 210, heightCm: 215, doorWidthCm: 120, doorHeightCm: 200 },
}

type Side = 'widthCm' | 'depthCm' | 'heightCm'

type SizeFieldsProps = {
  legend: string
  sizes: Partial<Record<Side, number>>
  sides: readonly Side[]
  onChange: (sizes: Partial<Record<Side, number>>) => void
}

const sideTextKeys = { widthCm: 'width', depthCm: 'depth', heightCm: 'height' } as const

const maxCm = 999

/** Two or three inputs in centimetres in a row; an empty one means unknown. */
function SizeFields({ legend, sizes, sides, onChange }: SizeFieldsProps) {
  const t = useTexts(deliveryFitTexts)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small text-ink-soft">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {sides.map((side) => (
          <NumberField
            key={side}
            size={44}
            label={t(sideTextKeys[side])}
            hideLabel
            placeholder={t(sideTextKeys[side])}
            value={sizes[side] ?? 0}
            bounds={[0, maxCm]}
            showsZero={false}
            onChange={(cm) => onChange({ [side]: cm })}
          />
        ))}
      </div>
    </fieldset>
  )
}
