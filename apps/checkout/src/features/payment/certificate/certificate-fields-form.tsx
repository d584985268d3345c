import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { type Certificate, getLimitText } from './use-certificate.ts'

/** The number and the secret key, as printed on the certificate. */
export function CertificateFieldsForm({ certificate }: { certificate: Certificate }) {
  const t = useTexts(certificateTexts)
  const findMissing = (text: string) => (text.trim() === '' ? t('missing') : undefined)
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: { certificate: '', secretKey: '' },
    check: (typed) => ({
      certificate: findMissing(typed.certificate),
      secretKey: findMissing(typed.secretKey),
    }),
    toInput: (typed) => typed,
    call: certificate.check,
    onDone: (answer) => certificate.setChecked(answer),
    failed: (error) => getLimitText(error) ?? t('checkFailed'),
  })
  const typing = {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 60,
  }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field
          label={t('code')}
          hint={t('codeHint')}
          name="certificate"
          {...typing}
          {...bindText('certificate')}
        />
        <Field
          label={t('secretKey')}
          hint={t('secretKeyHint')}
          name="secretKey"
          {...typing}
          {...bindText('secretKey')}
        />
      </div>
      <div>
        <Button type="submit" size={56} waiting={isSending && t('checking')}>
          {t('check')}
        </Button>
      </div>
    </form>
  )
}
