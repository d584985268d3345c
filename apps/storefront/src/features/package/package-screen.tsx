import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getPackage } from '@svetlitsa/api-client/package/contract'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { Island } from '../../island/island.tsx'
import type { PageContext } from '../../page-context/page-context.ts'

type PackageScreenProps = {
  product: CallAnswer<typeof getPackage>['product']
  qrcode: string
  context: PageContext
}

/** The product in the package, with links to its page and to the claim. */
export function PackageScreen({ product, qrcode, context }: PackageScreenProps) {
  const { qr } = productTexts[context.language]
  const { name, url, finish, sizeText, picture } = product
  return (
    <div className="page-width flex flex-col gap-6 py-6 md:py-10">
      <p className="text-small text-ink-soft">{qr.title}</p>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-14">
        <span className="block aspect-5/4 overflow-hidden rounded-large bg-sand">
          {picture && (
            <ProductPicture picture={toPictureData(picture, 'page')} alt={name} load="first" />
          )}
        </span>
        <div className="flex flex-col items-start gap-5">
          <div>
            <h1 className="text-h1">{formatTypography(name)}</h1>
            <p className="mt-2 text-ink-soft">{[finish, sizeText].filter(Boolean).join(' · ')}</p>
          </div>
          {url && <Button href={url}>{qr.open}</Button>}
          {!context.isCrawler && <Island name="packageClaim" props={{ qrcode, texts: qr }} />}
        </div>
      </div>
    </div>
  )
}
