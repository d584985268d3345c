import {
  type SavedContragent,
  useProcessContragent,
} from '@svetlitsa/api-client/contragent/queries'
import {
  type SuggestedBank,
  type SuggestedParty,
  useBankSuggestions,
  usePartySuggestions,
} from '@svetlitsa/api-client/suggestion/queries'
import { contragentTexts } from '@svetlitsa/i18n/contragent/contragent-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'

type ContragentFormProps = { saved: SavedContragent | null; onClose: () => void }

const empty = {
  contragent: { name: '', inn: '', kpp: '', address: '' },
  paymentAccount: { bankName: '', bic: '', account: '', correspondentAccount: '' },
}

/** A company and its account; name and bank suggest the rest. */
export function ContragentForm({ saved, onClose }: ContragentFormProps) {
  const t = useTexts(contragentTexts)
  const { mutateAsync, isPending } = useProcessContragent()
  const [company, setCompany] = useState(saved?.contragent ?? empty.contragent)
  const [account, setAccount] = useState(saved?.paymentAccount ?? empty.paymentAccount)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const parties = usePartySuggestions(company.name).data?.suggestions ?? []
  const banks = useBankSuggestions(account.bankName).data?.suggestions ?? []

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    setErrors({})
    setFailure(null)
    const requisites = { contragent: company, paymentAccount: account }
    try {
      const outcome = await mutateAsync(
        saved
          ? { operation: 'change', guid: saved.guid, ...requisites }
          : { operation: 'add', ...requisites },
      )
      if (outcome.ok) return onClose()
      setErrors(outcome.fields)
      setFailure(outcome.message)
      focusFirstError(form)
    } catch (cause) {
      setFailure(getErrorMessage(cause) ?? t('failed'))
    }
  }
  const pickParty = ({ value, inn, kpp, address }: SuggestedParty) =>
    setCompany({ name: value, inn, kpp: kpp ?? '', address })
  const pickBank = ({ value, bic, correspondentAccount }: SuggestedBank) =>
    setAccount({
      ...account,
      bankName: value,
      bic,
      correspondentAccount: correspondentAccount ?? '',
    })

  return (
    <form onSubmit={submit} noValidate className="flex max-w-140 flex-col gap-5">
      <Combobox
        label={t('fields.name')}
        hint={t('suggest')}
        value={company.name}
        onInput={(name) => setCompany({ ...company, name })}
        options={parties.map(({ value, inn }) => ({ id: inn, label: value, note: inn }))}
        onPick={({ id }) => {
          const party = parties.find(({ inn }) => inn === id)
          if (party) pickParty(party)
        }}
        error={errors['contragent.name']}
      />
      {(['inn', 'kpp', 'address'] as const).map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          name={name}
          inputMode={name === 'inn' ? 'numeric' : 'text'}
          value={company[name]}
          onChange={(event) => setCompany({ ...company, [name]: event.target.value })}
          error={errors[`contragent.${name}`]}
        />
      ))}
      <Combobox
        label={t('fields.bankName')}
        hint={t('suggestBank')}
        value={account.bankName}
        onInput={(bankName) => setAccount({ ...account, bankName })}
        options={banks.map(({ value, bic }) => ({ id: bic, label: value, note: bic }))}
        onPick={({ id }) => {
          const bank = banks.find(({ bic }) => bic === id)
          if (bank) pickBank(bank)
        }}
        error={errors['paymentAccount.bankName']}
      />
      {(['bic', 'account', 'correspondentAccount'] as const).map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          name={name}
          inputMode="numeric"
          value={account[name]}
          onChange={(event) => setAccount({ ...account, [name]: event.target.value })}
          error={errors[`paymentAccount.${name}`]}
        />
      ))}
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={isPending && t('waiting')}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
