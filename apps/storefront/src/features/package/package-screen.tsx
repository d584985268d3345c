import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getPackage } from '@svetlitsa/api-client/contract/product-link'
import { typo } from '@svetlitsa/domain/text/typo'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { Button } from '@svetlitsa/ui/primitives/button'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import type { PageContext } from '../../page-context.ts'
import { PackageClaim } from './package-claim.tsx'

type PackageScreenProps = {
  product: AnswerOf<typeof getPackage>['product']
  qrcode: string
  context: PageContext
}

/** What is in the box, the way to its page, and to the claim. */
export function PackageScreen({ product, qrcode, context }: PackageScreenProps) {
  const { qr } = productTexts[context.language]
  const { name, url, finish, sizeText, picture } = product
  return (
    <div className="page-width flex flex-col gap-6 py-6 md:py-10">
      <p className="text-small text-ink-soft">{qr.title}</p>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-14">
        <span className="block aspect-5/4 overflow-hidden rounded-large bg-sand">
          {picture && (
            <ProductPicture picture={pictureData(picture, 'page')} alt={name} load="first" />
          )}
        </span>
        <div className="flex flex-col items-start gap-5">
          <div>
            <h1 className="text-h1">{typo(name)}</h1>
            <p className="mt-2 text-ink-soft">{[finish, sizeText].filter(Boolean).join(' · ')}</p>
          </div>
          <Button href={url}>{qr.open}</Button>
          {!context.isCrawler && <PackageClaim qrcode={qrcode} words={qr} />}
        </div>
      </div>
    </div>
  )
}
