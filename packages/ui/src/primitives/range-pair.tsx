'use client'

import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { RangeFieldsProps } from './range-fields.tsx'
import { rangeScale } from './range-scale.ts'

type RangePairProps = RangeFieldsProps & {
  /** `<RangeFields>` with the same words: drawn where the page is, so that no script carries them. */
  children: ReactNode
}

/**
 * From–to in a plain form: two fields that are sent, and under them two knobs of the browser's own,
 * which keyboards and readers know (design notes §3). The knobs follow the fields and the fields the
 * knobs; without scripts the fields alone do the work.
 */
export function RangePair(props: RangePairProps) {
  const { legend, name, words, bounds, value, children } = props
  const [min, max] = bounds
  const { places, placeOf, valueAt } = rangeScale(min, max)
  const first = [placeOf(value[0] ?? min), placeOf(value[1] ?? max)] as const
  const [[low, high], setKnobs] = useState<readonly [number, number]>(first)
  const set = useRef<HTMLFieldSetElement>(null)
  const fields = () => [...(set.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]

  const [startLow, startHigh] = first
  useEffect(() => {
    setKnobs([startLow, startHigh])
    const form = set.current?.form
    const restart = () => setKnobs([startLow, startHigh])
    form?.addEventListener('reset', restart)
    return () => form?.removeEventListener('reset', restart)
  }, [startLow, startHigh])

  const follow = (event: FormEvent<HTMLFieldSetElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return
    const [from = '', to = ''] = fields().map((field) => field.value.replace(/\D/g, ''))
    setKnobs([placeOf(from ? Number(from) : min), placeOf(to ? Number(to) : max)])
  }
  // What is no number, or lies beyond the bounds, bounds nothing: it gives way to the bound it means.
  const tidy = ({ target }: { target: EventTarget }) => {
    const at = fields().findIndex((field) => field === target)
    const field = fields()[at]
    if (!field) return
    const digits = field.value.replace(/\D/g, '')
    const meant = digits ? Number(digits) : at === 0 ? min : max
    field.value = groupThousands(Math.min(Math.max(meant, min), max))
  }
  const move = (at: 0 | 1, place: number) => {
    const knobs =
      at === 0 ? ([Math.min(place, high), high] as const) : ([low, Math.max(place, low)] as const)
    setKnobs(knobs)
    const field = fields()[at]
    if (field) field.value = groupThousands(valueAt(knobs[at]))
  }
  const knob = (at: 0 | 1, place: number, word: string) => (
    <input
      type="range"
      aria-label={`${legend}: ${word}`}
      aria-valuetext={groupThousands(valueAt(place))}
      min={0}
      max={places}
      value={place}
      onChange={(event) => move(at, Number(event.target.value))}
      className="range-knob"
      data-above={at === 0 && low > places / 2 ? true : undefined}
    />
  )

  return (
    <fieldset
      ref={set}
      data-range={name}
      data-min={min}
      data-max={max}
      onInput={follow}
      onBlur={tidy}
      className="min-w-0"
    >
      <legend className="sr-only">{legend}</legend>
      {children}
      <div className="relative mt-3 h-7 [@media(scripting:none)]:hidden">
        <svg aria-hidden="true" className="absolute top-1/2 h-0.5 w-full -translate-y-1/2">
          <rect width="100%" height="100%" className="fill-line-strong" />
          <rect
            x={`${(low / places) * 100}%`}
            width={`${(Math.max(0, high - low) / places) * 100}%`}
            height="100%"
            className="fill-ink"
          />
        </svg>
        {knob(0, low, words.from)}
        {knob(1, high, words.to)}
      </div>
    </fieldset>
  )
}
