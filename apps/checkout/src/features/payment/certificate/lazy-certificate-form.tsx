import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

const place = (
  <div className="h-60" aria-busy="true">
    <Skeleton shape="block" />
  </div>
)

export const CertificateForm = lazyPart(async () => {
  const { CertificateForm } = await import('./certificate-form.tsx')
  return { default: CertificateForm }
}, place)

export const OrderCertificateForm = lazyPart(async () => {
  const { OrderCertificateForm } = await import('./certificate-form.tsx')
  return { default: OrderCertificateForm }
}, place)
