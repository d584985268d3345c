import {
  type SavedContragent,
  useProcessContragent,
} from '@svetlitsa/api-client/contragent/queries'
import { contragentTexts } from '@svetlitsa/i18n/contragent/contragent-texts'
import { BankField } from '@svetlitsa/shell/contragent/bank-field'
import { PartyField } from '@svetlitsa/shell/contragent/party-field'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
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

  return (
    <form onSubmit={submit} noValidate className="flex max-w-140 flex-col gap-5">
      <PartyField
        label={t('fields.name')}
        value={company.name}
        error={errors['contragent.name']}
        onInput={(name) => setCompany({ ...company, name })}
        onPick={setCompany}
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
      <BankField
        label={t('fields.bankName')}
        value={account.bankName}
        error={errors['paymentAccount.bankName']}
        onInput={(bankName) => setAccount({ ...account, bankName })}
        onPick={(bank) => setAccount({ ...account, ...bank })}
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
