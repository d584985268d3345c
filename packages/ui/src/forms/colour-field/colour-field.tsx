import { firstAccents } from '@svetlitsa/domain/shop-settings/brand-colours'
import { Field } from '../field/field.tsx'
import type { FieldTexts } from '../field/field-frame.tsx'

type ColourFieldProps = FieldTexts & {
  /** As it is typed: `#rrggbb` when it is complete. */
  value: string
  onChange: (colour: string) => void
  /** Names the button that opens the browser's palette. */
  pickLabel: string
}

/** A colour that is typed as #rrggbb, or picked from the browser's palette. */
export function ColourField({ value, onChange, pickLabel, ...texts }: ColourFieldProps) {
  const isComplete = /^#[0-9a-f]{6}$/.test(value)
  const put = (text: string) => onChange(text.trim().toLowerCase())
  return (
    <Field
      {...texts}
      size={44}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      value={value}
      onChange={({ currentTarget }) => put(currentTarget.value)}
      before={
        <input
          type="color"
          aria-label={pickLabel}
          className="h-7 w-9 cursor-pointer rounded-small bg-transparent"
          value={isComplete ? value : firstAccents.light}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      }
    />
  )
}
