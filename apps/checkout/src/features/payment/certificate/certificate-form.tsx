import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CertificateFieldsForm } from './certificate-fields-form.tsx'
import { useCertificate } from './use-certificate.ts'
import { WriteOffForm } from './write-off-form.tsx'

type CertificateFormProps = {
  basketGuid: string
  sign: string
  due: number
  /** Whether a part of the checkout is paid already. */
  isPartlyPaid: boolean
}

/** Payment by a certificate: its balance is checked, then a sum is written off. */
export function CertificateForm({ basketGuid, sign, due, isPartlyPaid }: CertificateFormProps) {
  const t = useTexts(certificateTexts)
  const { data: checkout } = useCheckoutOrder(basketGuid)
  const orderId = checkout?.orders.find(({ state }) => state !== 'cancelled')?.id ?? ''
  const certificate = useCertificate({ payId: basketGuid, orderId })
  const { checked, message } = certificate
  return (
    <section aria-label={t('title')} className="flex flex-col gap-5">
      {isPartlyPaid && (
        <Notice tone="forest" live>
          {t('rest', { sum: formatPrice(due, { sign, convert: false }) })}
        </Notice>
      )}
      {message && (
        <Notice tone="sale" live>
          {message}
        </Notice>
      )}
      {checked ? (
        <WriteOffForm
          key={`${checked.certificate} ${checked.balance.maxAmount}`}
          checked={checked}
          sign={sign}
          isWaiting={certificate.isWritingOff}
          onWriteOff={(amount) => certificate.writeOff(checked, amount)}
          onForget={certificate.forget}
        />
      ) : (
        <CertificateFieldsForm isWaiting={certificate.isChecking} onCheck={certificate.check} />
      )}
    </section>
  )
}
