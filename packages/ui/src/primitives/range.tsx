'use client'

import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Slider } from 'radix-ui'
import { Field } from './field.tsx'

export type RangeValue = readonly [from: number, to: number]

type RangeProps = {
  /** What is bounded, with its unit: «Цена, ₽». */
  legend: string
  /** Words inside the two fields and, with the legend, their names: «от», «до». */
  words: { from: string; to: string }
  bounds: RangeValue
  value: RangeValue
  /** While a knob moves or digits are typed. */
  onChange: (value: RangeValue) => void
  /** Once it stands: the moment to ask for goods. */
  onSettle?: (value: RangeValue) => void
  step?: number
}

const knobLook =
  'block size-7 rounded-full border-2 border-ink bg-surface transition-[background-color] hover:bg-sand md:size-5'

/**
 * From–to, by two knobs or two fields (design notes §3). Emptying a field means its bound; a typed
 * number outside the bounds is drawn to the nearest one when the field is left.
 */
export function Range({ legend, words, bounds, value, onChange, onSettle, step = 1 }: RangeProps) {
  const [min, max] = bounds
  const [from, to] = value
  const within = (number: number) => Math.min(max, Math.max(min, number))
  const read = (text: string, ifEmpty: number) => {
    const digits = text.replace(/\D/g, '')
    return digits === '' ? ifEmpty : Number(digits)
  }
  const settleTyped = () => {
    const low = within(Math.min(from, to))
    const high = within(Math.max(from, to))
    onChange([low, high])
    onSettle?.([low, high])
  }
  const field = { size: 44, hideLabel: true, inputMode: 'numeric', onBlur: settleTyped } as const

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Field
          {...field}
          label={`${legend}: ${words.from}`}
          before={words.from}
          value={groupThousands(from)}
          onChange={(event) => onChange([read(event.target.value, min), to])}
        />
        <Field
          {...field}
          label={`${legend}: ${words.to}`}
          before={words.to}
          value={groupThousands(to)}
          onChange={(event) => onChange([from, read(event.target.value, max)])}
        />
      </div>
      <Slider.Root
        className="relative mt-3 flex h-7 touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        value={[within(Math.min(from, to)), within(Math.max(from, to))]}
        onValueChange={([low = min, high = max]) => onChange([low, high])}
        onValueCommit={([low = min, high = max]) => onSettle?.([low, high])}
      >
        <Slider.Track className="relative h-0.5 grow bg-line-strong">
          <Slider.Range className="absolute h-full bg-ink" />
        </Slider.Track>
        <Slider.Thumb className={knobLook} aria-label={`${legend}: ${words.from}`} />
        <Slider.Thumb className={knobLook} aria-label={`${legend}: ${words.to}`} />
      </Slider.Root>
    </fieldset>
  )
}
