import { type ShopSetupAnswer, useSaveShopSetup } from '@svetlitsa/api-client/shop-setup/queries'
import { useState } from 'react'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'
import { useSetupTexts } from '../setup-texts.ts'
import { checkDraft } from './check-draft.ts'
import { keepDraft, readKeptDraft } from './draft-storage.ts'
import { writeField } from './field-path.ts'
import { type Currency, createDraft, type SetupDraft, toDraft, toSetup } from './setup-draft.ts'
import { findStep, type SetupStep } from './setup-steps.ts'

export type SetupEditing = ReturnType<typeof useSetupDraft>

/** The draft of the setup, what is wrong with it, and saving it over the version that was seen. */
export function useSetupDraft(answer: ShopSetupAnswer, onSaved: () => void) {
  const { setup: saved, version: savedVersion, cities } = answer
  const t = useSetupTexts()
  const names = { warehouse: t('places.warehouseName'), days: t('places.everyDay') }
  const savedDraft = saved ? toDraft(saved) : createDraft(names)
  const [kept] = useState(readKeptDraft)
  const [draft, setDraft] = useState(kept?.draft ?? savedDraft)
  const [version, setVersion] = useState(kept?.version ?? savedVersion)
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** From the click until the new version is known, a code in between included. */
  const [isSending, setSending] = useState(false)
  const { mutateAsync, isPending } = useSaveShopSetup()
  const { move, ...moved } = useMoveOrder()

  const currencies = listCurrencies(draft, cities)
  const put = (next: SetupDraft) => {
    setDraft(next)
    keepDraft({ version, draft: next })
  }
  /** Shows what is wrong in a step; true where nothing is. */
  const check = (step: SetupStep): boolean => {
    const wrong = Object.entries(checkDraft(draft, t, currencies)).filter(
      ([path]) => findStep(path) === step,
    )
    setErrors(Object.fromEntries(wrong))
    return wrong.length === 0
  }
  /** Saves, or returns the first step with an error. */
  const save = async (base = version): Promise<SetupStep | null> => {
    const wrong = checkDraft(draft, t, currencies)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) return findStep(first)
    setSending(true)
    let refused: string | undefined
    let nextVersion = base
    const input = { ...toSetup(draft, currencies), version: base }
    const isSaved = await move(async (key) => {
      const outcome = await mutateAsync({ key, input })
      if (outcome.ok) nextVersion = outcome.answer.version
      else {
        setErrors(outcome.fields)
        refused = Object.keys(outcome.fields)[0]
      }
      return outcome
    })
    setSending(false)
    setVersion(nextVersion)
    if (isSaved) {
      keepDraft(null)
      onSaved()
    }
    return refused ? findStep(refused) : null
  }
  const takeSaved = () => {
    setDraft(savedDraft)
    setVersion(savedVersion)
    setErrors({})
    keepDraft(null)
  }
  return {
    draft,
    currencies,
    errors,
    isSaving: isPending,
    moved,
    isChanged: JSON.stringify(draft) !== JSON.stringify(savedDraft),
    hasConflict: savedVersion !== version && !isSending,
    change: (fields: Partial<SetupDraft>) => put({ ...draft, ...fields }),
    write(path: string, text: string) {
      put(writeField(draft, path, text))
      const { [path]: _corrected, ...others } = errors
      setErrors(others)
    },
    check,
    save,
    takeSaved,
    keepOwn: () => save(savedVersion),
  }
}

function listCurrencies({ regions }: SetupDraft, cities: ShopSetupAnswer['cities']): Currency[] {
  const used = new Set(
    cities.filter(({ code }) => regions.includes(code)).map(({ currency }) => currency),
  )
  return (['RUB', 'KZT'] as const).filter((currency) => used.has(currency))
}
