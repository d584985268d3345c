import { useFindSentMessages } from '@svetlitsa/api-client/message/queries'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'

type SentMessageSearchProps = {
  onSearch: () => void
  /** Called with the recipient as it was typed. */
  onFound: (recipient: string) => void
}

/** Asks whose messages are looked for. */
export function SentMessageSearch({ onSearch, onFound }: SentMessageSearchProps) {
  const t = useTexts(sentMessageTexts)
  const { mutateAsync } = useFindSentMessages()
  const { bindText, formProps, canSubmit, isSending } = useCallForm({
    values: { recipient: '' },
    canSubmit: ({ recipient }) => recipient.trim() !== '',
    toInput: ({ recipient }) => recipient.trim(),
    call: (recipient) => {
      onSearch()
      return mutateAsync(recipient)
    },
    onDone: (_answer, _form, recipient) => onFound(recipient),
    failureField: 'recipient',
    failed: t('failed'),
  })
  return (
    <form {...formProps} className="grid max-w-120 gap-3">
      <Field
        label={t('recipient')}
        hint={t('hint')}
        size={44}
        maxLength={254}
        autoComplete="off"
        autoFocus
        {...bindText('recipient')}
      />
      <div>
        <Button type="submit" disabled={!canSubmit} waiting={isSending && t('finding')}>
          {t('find')}
        </Button>
      </div>
    </form>
  )
}
