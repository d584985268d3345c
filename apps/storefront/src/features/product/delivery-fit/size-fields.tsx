'use client'

import { deliveryFitTexts } from '@svetlitsa/i18n/delivery-fit/delivery-fit-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'

export type Side = 'widthCm' | 'depthCm' | 'heightCm'

type SizeFieldsProps = {
  legend: string
  sizes: Partial<Record<Side, number>>
  sides: readonly Side[]
  onChange: (sizes: Partial<Record<Side, number>>) => void
}

const sideTextKeys = { widthCm: 'width', depthCm: 'depth', heightCm: 'height' } as const
const maxCm = 999

/** Two or three inputs in centimetres in a row; an empty one means unknown. */
export function SizeFields({ legend, sizes, sides, onChange }: SizeFieldsProps) {
  const t = useTexts(deliveryFitTexts)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small text-ink-soft">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {sides.map((side) => (
          <Field
            key={side}
            size={44}
            label={t(sideTextKeys[side])}
            hideLabel
            placeholder={t(sideTextKeys[side])}
            inputMode="numeric"
            value={sizes[side] ? String(sizes[side]) : ''}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '')
              onChange({ [side]: Math.min(Number(digits), maxCm) })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
