'use client'

import { carryTexts } from '@svetlitsa/i18n/carry-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Field } from '@svetlitsa/ui/primitives/field'

export type Side = 'widthCm' | 'depthCm' | 'heightCm'

type SizeFieldsProps = {
  legend: string
  sizes: Partial<Record<Side, number>>
  sides: readonly Side[]
  onChange: (sizes: Partial<Record<Side, number>>) => void
}

const nameOf = { widthCm: 'width', depthCm: 'depth', heightCm: 'height' } as const
const longestCm = 999

/** Two or three fields of centimetres in a row; an empty one counts as unknown. */
export function SizeFields({ legend, sizes, sides, onChange }: SizeFieldsProps) {
  const say = useTexts(carryTexts)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small text-ink-soft">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {sides.map((side) => (
          <Field
            key={side}
            size={44}
            label={say(nameOf[side])}
            hideLabel
            placeholder={say(nameOf[side])}
            inputMode="numeric"
            value={sizes[side] ? String(sizes[side]) : ''}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '')
              onChange({ [side]: Math.min(Number(digits), longestCm) })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
