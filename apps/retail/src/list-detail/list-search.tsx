import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { Field } from '@svetlitsa/ui/forms/field'
import type { Ref } from 'react'

type ListSearchProps = {
  label: string
  value: string
  onSearch: (query: string) => void
  /** Rendered in the bar of the cabinet, with its keyboard shortcut. */
  isInBar?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The search field of a dense screen, which searches while typing. */
export function ListSearch({ label, value, onSearch, isInBar = false, ref }: ListSearchProps) {
  return (
    <Field
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      maxLength={100}
      value={value}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      size={isInBar ? 36 : 44}
      after={isInBar && <Kbd>/</Kbd>}
      ref={ref}
    />
  )
}
