import { Field } from '@svetlitsa/ui/primitives/field'
import { KeyCap } from '@svetlitsa/ui/primitives/key-cap'
import type { Ref } from 'react'

type DeskSearchProps = {
  label: string
  value: string
  onFind: (words: string) => void
  /** In the bar of the cabinet, with the key that leads there. */
  isInBar?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The search of a dense screen: finds as one types. */
export function DeskSearch({ label, value, onFind, isInBar = false, ref }: DeskSearchProps) {
  return (
    <Field
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      maxLength={100}
      value={value}
      onChange={({ currentTarget }) => onFind(currentTarget.value)}
      size={isInBar ? 36 : 44}
      after={isInBar && <KeyCap>/</KeyCap>}
      ref={ref}
    />
  )
}
