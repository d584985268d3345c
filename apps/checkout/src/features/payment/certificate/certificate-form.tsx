import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { CertificateCalls } from './certificate-calls.ts'
import { CertificateFieldsForm } from './certificate-fields-form.tsx'
import { useCertificate } from './use-certificate.ts'
import { useOrderCertificate } from './use-order-certificate.ts'
import { WriteOffForm } from './write-off-form.tsx'

type CertificateFormProps = {
  calls: CertificateCalls
  sign: string
  due: number
  /** Whether a part of the checkout is paid already. */
  isPartlyPaid: boolean
}

/** Payment by a certificate: its balance is checked, then a sum is written off. */
export function CertificateForm({ calls, sign, due, isPartlyPaid }: CertificateFormProps) {
  const t = useTexts(certificateTexts)
  const certificate = useCertificate(calls)
  return (
    <section aria-label={t('title')} className="flex flex-col gap-5">
      {isPartlyPaid && (
        <Notice tone="forest" live>
          {t('rest', { sum: formatPrice(due, { sign, convert: false }) })}
        </Notice>
      )}
      {certificate.checked ? (
        <WriteOffForm
          key={certificate.checked.certificate}
          checked={certificate.checked}
          certificate={certificate}
          sign={sign}
        />
      ) : (
        <CertificateFieldsForm certificate={certificate} />
      )}
    </section>
  )
}

type OrderCertificateFormProps = Omit<CertificateFormProps, 'calls'> & { basketGroup: string }

/** The same for orders whose checkout is over. */
export function OrderCertificateForm({ basketGroup, ...payment }: OrderCertificateFormProps) {
  return <CertificateForm {...payment} calls={useOrderCertificate(basketGroup)} />
}
