import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useForm } from 'react-hook-form'
import type { CertificateFields } from './certificate-calls.ts'

type CertificateFieldsFormProps = {
  isWaiting: boolean
  onCheck: (fields: CertificateFields) => Promise<void>
}

/** The number and the secret key, as printed on the certificate. */
export function CertificateFieldsForm({ isWaiting, onCheck }: CertificateFieldsFormProps) {
  const t = useTexts(certificateTexts)
  const { register, handleSubmit, formState } = useForm<CertificateFields>({
    defaultValues: { certificate: '', secretKey: '' },
  })
  const { errors } = formState
  const filled = { validate: (text: string) => text.trim() !== '' || t('missing') }
  const typing = {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 60,
  }
  return (
    <form onSubmit={handleSubmit(onCheck)} className="flex flex-col gap-5" noValidate>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field
          label={t('code')}
          hint={t('codeHint')}
          error={errors.certificate?.message}
          {...typing}
          {...register('certificate', filled)}
        />
        <Field
          label={t('secretKey')}
          hint={t('secretKeyHint')}
          error={errors.secretKey?.message}
          {...typing}
          {...register('secretKey', filled)}
        />
      </div>
      <div>
        <Button type="submit" size={56} waiting={isWaiting && t('checking')}>
          {t('check')}
        </Button>
      </div>
    </form>
  )
}
