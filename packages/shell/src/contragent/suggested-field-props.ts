/** A field of a company's form whose suggestion fills in other fields too. */
export type SuggestedFieldProps<Picked> = {
  label: string
  value: string
  error: string | undefined
  onInput: (text: string) => void
  onPick: (picked: Picked) => void
}
