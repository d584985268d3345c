'use client'

import { useId } from 'react'
import { SlotChoice } from './slot-choice.tsx'

export type SlotDay = {
  /** «2026-11-24». */
  day: string
  /** «вт». */
  weekday: string
  /** «24». */
  number: string
  /** «вторник, 24 ноября», for readers. */
  label: string
  slots: readonly DaySlot[]
}

export type DaySlot = { from: string; to: string; isFree: boolean }

export type SlotValue = { day: string; from: string | null }

export type SlotPickerWords = {
  /** «День и время». */
  title: string
  days: string
  slots: string
  /** «занято», read with a slot that is gone. */
  taken: string
}

type SlotPickerProps = {
  days: readonly SlotDay[]
  value: SlotValue
  onChange: (value: SlotValue) => void
  words: SlotPickerWords
  /** «Ноябрь». */
  month?: string
}

/**
 * A day and four hours of it (design notes §3, «Checkout»): days as boxes, the chosen one ink, one
 * with nothing left has no box; slots of 48 px, the chosen one terracotta, a gone one struck through.
 */
export function SlotPicker({ days, value, onChange, words, month }: SlotPickerProps) {
  const group = useId()
  const chosen = days.find(({ day }) => day === value.day)
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 className="text-h3">{words.title}</h3>
        <span className="text-small text-ink-soft">{month}</span>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.days}</legend>
        <div className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:grid md:grid-cols-7">
          {days.map(({ day, weekday, number, label, slots }) => (
            <SlotChoice
              key={day}
              name={`${group}-day`}
              look="day"
              label={label}
              checked={day === value.day}
              disabled={!slots.some(({ isFree }) => isFree)}
              onChoose={() => onChange({ day, from: null })}
            >
              <span className="block text-note">{weekday}</span>
              <span className="block text-body font-semibold">{number}</span>
            </SlotChoice>
          ))}
        </div>
      </fieldset>
      {chosen && (
        <fieldset className="mt-2 min-w-0">
          <legend className="sr-only">{words.slots}</legend>
          <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {chosen.slots.map(({ from, to, isFree }) => (
              <SlotChoice
                key={from}
                name={`${group}-slot`}
                look="slot"
                label={isFree ? `${from}–${to}` : `${from}–${to}, ${words.taken}`}
                checked={isFree && from === value.from}
                disabled={!isFree}
                onChoose={() => onChange({ day: value.day, from })}
              >
                {`${from}–${to}`}
              </SlotChoice>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
