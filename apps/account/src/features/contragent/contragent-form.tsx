import {
  type SavedContragent,
  useProcessContragent,
} from '@svetlitsa/api-client/contragent/queries'
import { contragentTexts } from '@svetlitsa/i18n/contragent/contragent-texts'
import { BankField } from '@svetlitsa/shell/contragent/bank-field'
import { PartyField } from '@svetlitsa/shell/contragent/party-field'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'

type ContragentFormProps = { saved: SavedContragent | null; onClose: () => void }

const empty = {
  contragent: { name: '', inn: '', kpp: '', address: '' },
  paymentAccount: { bankName: '', bic: '', account: '', correspondentAccount: '' },
}

/** A company and its account; name and bank suggest the rest. */
export function ContragentForm({ saved, onClose }: ContragentFormProps) {
  const t = useTexts(contragentTexts)
  const { mutateAsync } = useProcessContragent()
  const { contragent, paymentAccount } = saved ?? empty
  const { bindText, bindValue, change, formProps, isSending, failure } = useCallForm({
    values: { contragent, paymentAccount },
    toInput: (requisites) =>
      saved
        ? { operation: 'change' as const, guid: saved.guid, ...requisites }
        : { operation: 'add' as const, ...requisites },
    call: (input) => mutateAsync(input),
    onDone: () => onClose(),
    failed: t('failed'),
  })
  const company = bindValue('contragent.name')
  const bank = bindValue('paymentAccount.bankName')

  return (
    <form {...formProps} className="flex max-w-140 flex-col gap-5">
      <PartyField
        label={t('fields.name')}
        value={company.value}
        error={company.error}
        onInput={company.onChange}
        onPick={({ name, inn, kpp, address }) =>
          change({
            'contragent.name': name,
            'contragent.inn': inn,
            'contragent.kpp': kpp,
            'contragent.address': address,
          })
        }
      />
      {(['inn', 'kpp', 'address'] as const).map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          name={name}
          inputMode={name === 'inn' ? 'numeric' : 'text'}
          {...bindText(`contragent.${name}`)}
        />
      ))}
      <BankField
        label={t('fields.bankName')}
        value={bank.value}
        error={bank.error}
        onInput={bank.onChange}
        onPick={({ bankName, bic, correspondentAccount }) =>
          change({
            'paymentAccount.bankName': bankName,
            'paymentAccount.bic': bic,
            'paymentAccount.correspondentAccount': correspondentAccount,
          })
        }
      />
      {(['bic', 'account', 'correspondentAccount'] as const).map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          name={name}
          inputMode="numeric"
          {...bindText(`paymentAccount.${name}`)}
        />
      ))}
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={isSending && t('waiting')}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
