import type { ShopCity } from '@svetlitsa/api-client/shop-setup/queries'
import { createContext, useContext } from 'react'
import type { Currency, SetupDraft } from './setup-draft.ts'

/** The setup that is being edited, for its fields. */
export interface SetupForm {
  draft: SetupDraft
  change: (fields: Partial<SetupDraft>) => void
  write: (path: string, text: string) => void
  /** What is wrong at a field, by its path; only after the step was left or the setup was sent. */
  errors: Readonly<Record<string, string>>
  cities: readonly ShopCity[]
  /** Cities that are open already, and stay. */
  openCities: readonly string[]
  /** Of the chosen cities. */
  currencies: readonly Currency[]
}

const SetupFormContext = createContext<SetupForm | null>(null)
export const SetupFormProvider = SetupFormContext.Provider

export function useSetupForm(): SetupForm {
  const form = useContext(SetupFormContext)
  if (!form) throw new Error('A field of the setup is outside its form')
  return form
}
