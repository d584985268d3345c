import { toRange } from '@svetlitsa/domain/filter/number-range'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { RangeFieldsProps } from './range-fields.tsx'

type UncontrolledRangeSliderProps = RangeFieldsProps & {
  /**
   * `<RangeFields>` with the same labels: rendered by the page, so that they are not part of the
   * client bundle.
   */
  children: ReactNode
}

/**
 * A from–to range in a plain form: two fields that are submitted, and under them two native range
 * inputs, which keyboards and screen readers support (ADR 0050). Knobs and fields update each
 * other; without scripts the fields work alone.
 */
export function UncontrolledRangeSlider(props: UncontrolledRangeSliderProps) {
  const { legend, name, labels, bounds, value, children } = props
  const [min, max] = bounds
  const { positionCount, toPosition, toValue } = createRangeScale(min, max)
  const initialKnobs = [toPosition(value[0] ?? min), toPosition(value[1] ?? max)] as const
  const [[low, high], setKnobs] = useState<readonly [number, number]>(initialKnobs)
  const set = useRef<HTMLFieldSetElement>(null)
  const fields = () => [...(set.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]

  const [startLow, startHigh] = initialKnobs
  useEffect(() => {
    setKnobs([startLow, startHigh])
    const form = set.current?.form
    const restart = () => setKnobs([startLow, startHigh])
    form?.addEventListener('reset', restart)
    return () => form?.removeEventListener('reset', restart)
  }, [startLow, startHigh])

  const readBound = (text: string, index: 0 | 1): number =>
    index === 0 ? (toRange(text, '').from ?? min) : (toRange('', text).to ?? max)
  const syncKnobs = (event: FormEvent<HTMLFieldSetElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return
    const [low = '', high = ''] = fields().map((field) => field.value)
    // Each by itself, because a number that is still being typed is not swapped with the other.
    setKnobs([toPosition(readBound(low, 0)), toPosition(readBound(high, 1))])
  }
  // A text that is not a number, or is out of bounds, is replaced by the nearest bound.
  const normalizeField = ({ target }: { target: EventTarget }) => {
    const index = fields().findIndex((field) => field === target)
    const field = fields()[index]
    if (!field) return
    const intended = readBound(field.value, index === 0 ? 0 : 1)
    field.value = groupThousands(Math.min(Math.max(intended, min), max))
  }
  const moveKnob = (index: 0 | 1, position: number) => {
    const knobs =
      index === 0
        ? ([Math.min(position, high), high] as const)
        : ([low, Math.max(position, low)] as const)
    setKnobs(knobs)
    const field = fields()[index]
    if (field) field.value = groupThousands(toValue(knobs[index]))
  }
  const renderKnob = (index: 0 | 1, position: number, knobLabel: string) => (
    <input
      type="range"
      aria-label={`${legend}: ${knobLabel}`}
      aria-valuetext={groupThousands(toValue(position))}
      min={0}
      max={positionCount}
      value={position}
      onChange={(event) => moveKnob(index, Number(event.target.value))}
      className="range-knob"
      data-above={index === 0 && low > positionCount / 2 ? true : undefined}
    />
  )

  return (
    <fieldset
      ref={set}
      data-range={name}
      data-min={min}
      data-max={max}
      onInput={syncKnobs}
      onBlur={normalizeField}
      className="min-w-0"
    >
      <legend className="sr-only">{legend}</legend>
      {children}
      <div className="relative mt-3 h-7 noscript:hidden">
        <svg aria-hidden="true" className="absolute top-1/2 h-0.5 w-full -translate-y-1/2">
          <rect width="100%" height="100%" className="fill-line-strong" />
          <rect
            x={`${(low / positionCount) * 100}%`}
            width={`${(Math.max(0, high - low) / positionCount) * 100}%`}
            height="100%"
            className="fill-ink"
          />
        </svg>
        {renderKnob(0, low, labels.from)}
        {renderKnob(1, high, labels.to)}
      </div>
    </fieldset>
  )
}

/** The positions of the knobs of a range; the first and the last are its bounds. */
type RangeScale = {
  positionCount: number
  toValue: (position: number) => number
  toPosition: (value: number) => number
}

const maxPositionCount = 100

/**
 * Creates at most one hundred steps, so that a key press changes a price by a round sum and not by
 * one rouble. Values between the bounds are rounded; the bounds themselves can always be reached.
 */
export function createRangeScale(min: number, max: number): RangeScale {
  const span = Math.max(1, max - min)
  const positionCount = Math.min(maxPositionCount, span)
  const roundStep = floorToRoundStep(span / positionCount)
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  return {
    positionCount,
    toValue: (position) => {
      if (position <= 0) return min
      if (position >= positionCount) return max
      return clamp(Math.round((min + (span * position) / positionCount) / roundStep) * roundStep)
    },
    toPosition: (value) => Math.round(((clamp(value) - min) / span) * positionCount),
  }
}

/** The largest of 1, 2, 5, 10, 20, 50 … that does not exceed the step. */
function floorToRoundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, step)))
  const factor = [5, 2, 1].find((candidate) => candidate * power <= step) ?? 1
  return factor * power
}
